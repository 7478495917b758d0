@_exported import Foundation
@_exported import let CoreGraphics.kCFBooleanFalse
@_exported import let CoreGraphics.kCFBooleanTrue
@_exported import typealias CoreGraphics.CFArray
@_exported import typealias CoreGraphics.CFBoolean
@_exported import typealias CoreGraphics.CFData
@_exported import typealias CoreGraphics.CFDictionary
@_exported import typealias CoreGraphics.CFError
@_exported import typealias CoreGraphics.CFIndex
@_exported import typealias CoreGraphics.CFOptionFlags
@_exported import typealias CoreGraphics.CFString
@_exported import typealias CoreGraphics.CFTypeRef
@_exported import typealias SampanFoundation.OSStatus
