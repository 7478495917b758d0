@_exported import Foundation
@_exported import typealias CoreGraphics.CFIndex
@_exported import typealias CoreGraphics.CFString
