// Ordinary iOS source gets Foundation through `import UIKit`, and what draws without views as well.
@_exported import HeadlessGraphics
