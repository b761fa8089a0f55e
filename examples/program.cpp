// A player in 40 lines of C++ for `upperhand arena --players program:./bot random`, without any library.
// Compile it with: c++ -std=c++20 -O2 examples/program.cpp -o bot. docs/programs.md describes the lines.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

// The moves of a list: "3D, 3D 3H, pass".
std::vector<std::string> moves_of(const std::string& text) {
  std::vector<std::string> moves;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(", ", begin), text.size());
    moves.push_back(text.substr(begin, end - begin));
    begin = end + 2;
  }
  return moves;
}

int main() {
  std::map<std::string, std::string> known;  // the last line of each kind
  bool last = false;                         // plays the last of its legal moves, not the first
  for (std::string line; std::getline(std::cin, line);) {
    const size_t space = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, space), rest = line.substr(std::min(space + 1, line.size()));
    if (word == "upperhand") {
      std::cout << "name First or last\nsetting side choice first last\nready" << std::endl;
    } else if (word == "set") {
      last = rest == "side last";
    } else if (word == "go") {
      const auto legal = moves_of(known["legal"]);
      std::cout << "reason it is one of " << legal.size() << " moves\n";
      std::cout << "move " << (last ? legal.back() : legal.front()) << std::endl;
    } else {
      known[word] = rest;
    }
  }
}
