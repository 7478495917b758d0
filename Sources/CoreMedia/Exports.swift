@_exported import Foundation
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import typealias SampanFoundation.FourCharCode
@_exported import typealias SampanFoundation.OSStatus
