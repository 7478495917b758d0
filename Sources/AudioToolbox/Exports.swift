@_exported import Foundation
@_exported import typealias CoreGraphics.CFString
@_exported import typealias CoreGraphics.CFURL
@_exported import typealias SampanFoundation.OSStatus
