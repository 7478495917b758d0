@_exported import AVFoundation
@_exported import UIKit

/// What SpriteKit calls a colour.
public typealias SKColor = UIColor
