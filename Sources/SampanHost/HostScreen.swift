import Foundation

/// The screen and the clock that a host gives an app.
///
/// Called on the main thread only. Lengths are points, of which the screen has `device.scale` pixels each; times are seconds of the
/// host's own clock.
@MainActor
public protocol HostScreen: AnyObject {
    /// The device shown. Its `scale`, in pixels a point, is what the app draws at: a host for a display of another density answers with
    /// a copy whose scale is the display's. It does not change once the app has started.
    var device: Device { get }

    /// The screen's size in its present orientation, in points. A host that changes it of itself sends `HostEvent.resize` after that.
    var screenSize: CGSize { get }

    /// The clock that all animation time comes from, in seconds. It never goes back, and stands still while a frame is made. Any thread
    /// asks it: see ``HostClock``.
    nonisolated var now: Double { get }

    /// Lays the screen on its side, or sets it upright, for the app asks for it: `screenSize` is another when this returns. No event is
    /// sent. A host whose screen cannot be turned leaves it as it is, which is the default.
    func turn(isLandscape: Bool)

    /// Limits the size that the person may give the screen, in points. A host whose screen has one size leaves it as it is, the default.
    func limitSize(minimum: CGSize, maximum: CGSize)

    /// Whether the frame that is being made is going to be seen. One that is not is not drawn: time passes in it, and what changed is part of the
    /// next one. All are, by default.
    var showsFrame: Bool { get }

    /// What the screen shows, as a PNG; `nil` for a host that keeps no picture of it, the default, or before the first frame.
    var picture: Data? { get }

    /// Begins to record what the screen shows, at most so many pictures a second; what was recorded before is thrown away. A host that keeps no
    /// picture of the screen records nothing, the default.
    ///
    /// - Returns: whether it records.
    func startRecording(_ format: RecordingFormat, framesPerSecond: Int) -> Bool

    /// Ends the recording.
    ///
    /// - Returns: it, in its format; `nil` if there is none.
    /// - Throws: `HostScript.Failure` if it could not be written in that.
    func stopRecording() throws -> Data?

    /// The width and height of the icon that the desktop shows for the app, in pixels; `nil` for a host without a desktop, the default.
    var iconSide: Int? { get }

    /// Shows the app's icon, of that size, on a clear ground.
    ///
    /// The pixels are valid during the call.
    func showIcon(_ icon: HostFrame)

    /// Shows a frame. Called from within `HostClient.renderFrame()`, and only when something changed on screen.
    ///
    /// The pixels belong to the app: they are valid until the next frame is made.
    func present(_ frame: HostFrame)
}

extension HostScreen {
    /// It records nothing.
    public func startRecording(_ format: RecordingFormat, framesPerSecond: Int) -> Bool { false }
    /// It records nothing.
    public func stopRecording() -> Data? { nil }
    /// There is no desktop.
    public var iconSide: Int? { nil }
    /// There is no desktop.
    public func showIcon(_ icon: HostFrame) {}
    /// It keeps none.
    public var picture: Data? { nil }
    /// All are seen.
    public var showsFrame: Bool { true }
    /// Has one size.
    public func limitSize(minimum: CGSize, maximum: CGSize) {}
    /// Stays as it is.
    public func turn(isLandscape: Bool) {}
}

/// A finished picture of the screen.
public struct HostFrame {
    /// The pixels: 32-bit BGRA, premultiplied, top row first, valid until the next frame is rendered.
    public let pixels: UnsafeRawPointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Bytes from one row to the next.
    public let bytesPerRow: Int
    /// What changed since the last frame, in pixels. Everything, for a first frame.
    public let damage: [CGRect]
    /// The host's time this frame shows, in seconds.
    public let time: Double

    /// Creates a frame that refers to pixels owned by the renderer.
    public init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, damage: [CGRect], time: Double) {
        (self.pixels, self.width, self.height, self.bytesPerRow, self.damage, self.time) = (
            pixels, width, height, bytesPerRow, damage, time
        )
    }

    /// The part of the frame that is in an area of the screen, which is in points of so many pixels each.
    public func part(_ area: CGRect, scale: CGFloat) -> HostFrame {
        // Whole pixels, those that the area's edges lie in included; what differs by a rounding error is none.
        let left = (area.minX * scale + 0.01).rounded(.down), top = (area.minY * scale + 0.01).rounded(.down)
        let right = (area.maxX * scale - 0.01).rounded(.up), bottom = (area.maxY * scale - 0.01).rounded(.up)
        let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            .intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return self }
        return HostFrame(
            pixels: pixels + Int(part.minY) * bytesPerRow + Int(part.minX) * 4, width: Int(part.width), height: Int(part.height),
            bytesPerRow: bytesPerRow, damage: [], time: time)
    }
}
