// Empty on purpose: Swift looks for this module when a file imports both Testing and UIKit.
