@_exported import HeadlessGraphics
