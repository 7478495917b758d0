@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import ImageIO
@_exported import QuartzCore
