"""In which precision networks are computed: half on an accelerator, full on a processor."""

import torch


def autocast(device: torch.device) -> torch.autocast:
    """A context for forward passes."""
    return torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")


def input_type(device: torch.device) -> torch.dtype:
    """What inputs are to be made of, so that the first layer need not convert them."""
    if torch.is_autocast_enabled(device.type):
        return torch.get_autocast_dtype(device.type)
    return torch.float32
