@_exported import AVFoundation
@_exported import Foundation
