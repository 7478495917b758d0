@_exported import class CoreFoundation.CFAllocator
@_exported import var CoreFoundation.kCFAllocatorDefault
@_exported import CoreGraphics
@_exported import Foundation
@_exported import typealias SampanFoundation.FourCharCode
@_exported import typealias SampanFoundation.OSType
