// The tree of AI 4.0: a node is a round, begun by one of the searcher's sets; its children begin with the
// searcher's next sets. The opponents' moves differ from game to game and are not part of the tree.
#pragma once

#include <vector>

#include "cards.h"

namespace upperhand::big_two::big2ai {

struct Node {
  Cards set;             // no cards: the searcher passed
  uint32_t child = 0;    // the first of its children; 0: none
  uint32_t sibling = 0;  // the next child of the same parent; 0: none
  uint32_t won = 0;      // W: games won in the subtree
  uint32_t played = 0;   // R: how often its branches were selected, which is N for the node itself
};

class Tree {
 public:
  // The first nodes are the candidates, which have no parent.
  explicit Tree(size_t candidates) : nodes_(candidates + 1) {}

  uint32_t of_candidate(size_t candidate) const { return static_cast<uint32_t>(candidate + 1); }
  const Node& at(uint32_t node) const { return nodes_[node]; }

  // The child that begins with a set, or 0.
  uint32_t child(uint32_t parent, Cards set) const {
    uint32_t at = nodes_[parent].child;
    while (at != 0 && nodes_[at].set != set) at = nodes_[at].sibling;
    return at;
  }
  uint32_t add_child(uint32_t parent, Cards set) {
    const auto added = static_cast<uint32_t>(nodes_.size());
    nodes_.push_back({set, 0, nodes_[parent].child, 0, 0});
    nodes_[parent].child = added;
    return added;
  }
  // Adds a finished game to all nodes of its branch.
  void finish(const std::vector<uint32_t>& branch, bool won) {
    for (const uint32_t node : branch) {
      nodes_[node].won += won;
      ++nodes_[node].played;
    }
  }

 private:
  std::vector<Node> nodes_;  // number 0 is not used
};

}  // namespace upperhand::big_two::big2ai
