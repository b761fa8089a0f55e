"""The precision of networks: half on an accelerator, full on a CPU."""

import torch


def autocast(device: torch.device) -> torch.autocast:
    """A context for forward passes."""
    return torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")


def input_type(device: torch.device) -> torch.dtype:
    """The type of inputs, so the first layer need not convert them."""
    if torch.is_autocast_enabled(device.type):
        return torch.get_autocast_dtype(device.type)
    return torch.float32
