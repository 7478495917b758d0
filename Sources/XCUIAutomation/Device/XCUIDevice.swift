import SampanHost
import UIKit

/// The device that the app runs on. See https://developer.apple.com/documentation/xctest/xcuidevice.
open class XCUIDevice: NSObject, @unchecked Sendable {
    /// The one device that there is.
    public static let shared = XCUIDevice()

    /// A button on the outside. A simulator has one.
    public enum Button: Int, Sendable {
        /// The button that leads to the Home Screen.
        case home = 1
    }

    /// Whether the system is light or dark.
    public enum Appearance: Int, Sendable {
        case unspecified = 0, light, dark
    }

    private var heldOrientation = UIDeviceOrientation.portrait
    private var heldAppearance = Appearance.light

    /// How the device is held. Setting it turns the device.
    open var orientation: UIDeviceOrientation {
        get { heldOrientation }
        set {
            heldOrientation = newValue
            switch newValue {
            case .landscapeLeft, .landscapeRight: send("rotate landscape")
            case .portrait, .portraitUpsideDown: send("rotate portrait")
            default: break
            }
        }
    }

    /// Whether the system is light or dark.
    open var appearance: Appearance {
        get { heldAppearance }
        set {
            heldAppearance = newValue
            if newValue != .unspecified { send("appearance \(newValue == .dark ? "dark" : "light")") }
        }
    }

    /// Presses a button.
    open func press(_ button: Button) { send("home") }

    /// What the device's system does.
    open var system: XCUISystem { XCUISystem() }

    /// A device that is held as to begin with, for another app.
    func reset() { (heldOrientation, heldAppearance) = (.portrait, .light) }

    private func send(_ command: String) {
        TestStop.leaveIfStopped()
        guard !TestStop.isStopped, let app = TestedApp.front, app.isRunningAsFarAsKnown else { return }
        do { try app.send(command) } catch { TestFailure.record("Failed to perform \"\(command)\" on the device: \(error)") }
    }
}

/// What the device's system does. See https://developer.apple.com/documentation/xctest/xcuisystem.
open class XCUISystem: NSObject, @unchecked Sendable {
    /// Opens a URL with the app that was launched last.
    open func open(_ url: URL) {
        TestStop.leaveIfStopped()
        guard !TestStop.isStopped, let app = TestedApp.front else { return }
        do { try app.send("open \(url.absoluteString)") } catch { TestFailure.record("Failed to open \(url): \(error)") }
    }
}
