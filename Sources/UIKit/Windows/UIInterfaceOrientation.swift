import Foundation

/// The way an interface is turned. See https://developer.apple.com/documentation/uikit/uiinterfaceorientation.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the interface stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation that the screen was last turned to.
    @MainActor
    static var turnedTo = UIInterfaceOrientation.portrait

    /// The orientation that the screen's size tells of.
    @MainActor
    package static var ofScreen: UIInterfaceOrientation {
        let isLandscape = UIScreen.main.bounds.width > UIScreen.main.bounds.height
        if isLandscape == turnedTo.isLandscape { return turnedTo }
        return isLandscape ? .landscapeRight : .portrait
    }
}

/// The ways an interface may be turned. See https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Turned right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Turned left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Whether an orientation is one of these.
    package func allows(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & 1 << orientation.rawValue != 0 }
}
