import PinLayout

/// Another name for what Layout calls the same, given in a file that imports PinLayout alone.
typealias PinPercent = Percent
