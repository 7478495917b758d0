@_exported import CoreGraphics
@_exported import Foundation
@_exported import typealias SampanFoundation.FourCharCode
@_exported import typealias SampanFoundation.OSType
