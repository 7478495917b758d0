import Foundation
import SampanHost
import QuartzCore

/// The device's display. See https://developer.apple.com/documentation/uikit/uiscreen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
    /// The device's own display: that of the present session.
    open class var main: UIScreen { Session.current.part(UIScreen.init) }

    /// All displays: one.
    open class var screens: [UIScreen] { [main] }

    /// The layer under which every window is shown.
    nonisolated(unsafe) package let rootLayer = CALayer()

    nonisolated(unsafe) package private(set) var device = Device.standard
    nonisolated(unsafe) private var size = Device.standard.size

    nonisolated override init() {
        super.init()
        rootLayer.contentsScale = device.scale
        rootLayer.frame = CGRect(origin: .zero, size: size)
        RenderLoop.main.onLayoutLoop = { layer in
            nonisolated(unsafe) let layer = layer
            MainActor.assumeIsolated { LayoutDiagnostics.logLoop(at: layer) }
        }
    }

    /// Takes the host's device and size on.
    package func configure(device: Device, size: CGSize) {
        self.device = device
        self.size = size
        rootLayer.contentsScale = device.scale
        rootLayer.frame = CGRect(origin: .zero, size: size)
    }

    /// The display's rectangle in its present orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The display's rectangle in portrait, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: min(size.width, size.height) * device.scale, height: max(size.width, size.height) * device.scale)
    }

    /// Pixels a point.
    open var scale: CGFloat { device.scale }
    /// Pixels a point of the display itself.
    open var nativeScale: CGFloat { device.scale }
    /// Frames a second.
    open var maximumFramesPerSecond: Int { 60 }
    /// The display's brightness, from 0 to 1.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    // @objc(captured)
    /// Whether the display is being recorded.
    open var isCaptured: Bool { false }
    /// The displays' resolutions: one, that of the display.
    open var availableModes: [UIScreenMode] { [mode] }
    /// The resolution in use. There is one, so setting it changes nothing. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/currentmode.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {}
    }
    /// The resolution that suits the display best. See https://developer.apple.com/documentation/uikit/uiscreen/preferredmode.
    open var preferredMode: UIScreenMode? { mode }
    // @objc(mirroredScreen)
    /// The display that this one shows the same as: none. See https://developer.apple.com/documentation/uikit/uiscreen/mirrored.
    open var mirrored: UIScreen? { nil }
    private var mode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }
    /// Whether the display keeps to the colours of a reference: it cannot. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/referencedisplaymodestatus-swift.property.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// How much brighter than white the display can be: no more. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/potentialedrheadroom.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the display can be now: no more. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/currentedrheadroom.
    open var currentEDRHeadroom: CGFloat { 1 }

    // @objc(snapshotViewAfterScreenUpdates:)
    /// A view that shows what the display shows now, the status bar included. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/snapshotview(afterscreenupdates:).
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { WindowStack.shared.appWindows.forEach { $0.layoutIfNeeded() } }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let picture = UIGraphicsImageRenderer(size: bounds.size, format: format).image { renderer in
            rootLayer.renderPresentation(in: renderer.cgContext, at: CACurrentMediaTime())
        }
        let view = UIView(frame: bounds)
        view.backingLayer.contents = picture.cgImage
        view.backingLayer.contentsScale = scale
        return view
    }

    /// The space of the display in its present orientation.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The space of the display in portrait.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The item that has the focus; superseded by that of the scene's focus system.
    @available(iOS, deprecated: 15.0)
    open weak var focusedItem: (any UIFocusItem)? { WindowStack.shared.key?.existingFocusSystem?.focusedItem }
    /// The view that has the focus, or contains the item that has; superseded by the scene's focus system.
    @available(iOS, deprecated: 15.0)
    open weak var focusedView: UIView? { FocusChain.view(around: WindowStack.shared.key?.existingFocusSystem?.focusedItem) }
    /// Whether the device knows a focus, as iPads do; superseded by whether the scene has a focus system.
    @available(iOS, deprecated: 15.0)
    open var supportsFocus: Bool { UIFocusSystem.isSupported(by: self) }
    /// The traits of the display.
    open var traitCollection: UITraitCollection { UITraitCollection.host }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A display link in step with this display.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    /// Posted when `brightness` changed.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

    /// Posted when a display was connected: never here.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a display was taken away: never here.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the resolution changed: never here.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when `isCaptured` changed: never here.
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Posted when `referenceDisplayModeStatus` changed: never here.
    nonisolated public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")

    /// Converts a point of the display to a space's.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CoordinateSpaces.convert(point, from: self, to: coordinateSpace)
    }
    /// Converts a point of a space to the display's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CoordinateSpaces.convert(point, from: coordinateSpace, to: self)
    }
    /// Converts a rectangle of the display to a space's.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CoordinateSpaces.convert(rect, from: self, to: coordinateSpace)
    }
    /// Converts a rectangle of a space to the display's.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CoordinateSpaces.convert(rect, from: coordinateSpace, to: self)
    }

    /// The part that the device's shape and the status bar cover, in the present orientation.
    package var safeAreaInsets: UIEdgeInsets {
        let insets = size.width > size.height ? device.landscapeInsets : device.portraitInsets
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
