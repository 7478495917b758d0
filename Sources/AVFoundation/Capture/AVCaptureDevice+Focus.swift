import CoreGraphics
import Foundation
import ObjCRuntime

// What is filmed is a picture: it is in focus everywhere, and as bright as it is. Looking for the focus or the light ends at once.
extension AVCaptureDevice {
    /// How the focus is found. See https://developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.enum.
    public enum FocusMode: Int, Sendable {
        /// It stays.
        case locked
        /// It is looked for once, and stays.
        case autoFocus
        /// It is looked for whenever it has to be.
        case continuousAutoFocus
    }

    /// How the light is measured. See https://developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.enum.
    public enum ExposureMode: Int, Sendable {
        /// It stays.
        case locked
        /// It is measured once, and stays.
        case autoExpose
        /// It is measured whenever it has to be.
        case continuousAutoExposure
        /// The app sets it.
        case custom
    }

    /// How white is found. See https://developer.apple.com/documentation/avfoundation/avcapturedevice/whitebalancemode-swift.enum.
    public enum WhiteBalanceMode: Int, Sendable {
        /// It stays.
        case locked
        /// It is looked for once, and stays.
        case autoWhiteBalance
        /// It is looked for whenever it has to be.
        case continuousAutoWhiteBalance
    }

    // MARK: Focus

    /// Whether the focus can be found in a way: in all.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { isCamera }
    /// How the focus is found. The device has to be locked. What is looked for once is `locked` after that.
    public var focusMode: FocusMode {
        get { setup.focusMode }
        set {
            requireLock("setFocusMode:")
            require(isFocusModeSupported(newValue), "setFocusMode:", "Unsupported focus mode \(newValue.rawValue)")
            setup.focusMode = newValue == .autoFocus ? .locked : newValue
        }
    }
    // @objc(focusPointOfInterestSupported)
    /// Whether a place can be named that is to be in focus.
    public var isFocusPointOfInterestSupported: Bool { isCamera }
    /// The place that is to be in focus, in the camera's own picture, in fractions from its top left. The device has to be locked.
    public var focusPointOfInterest: CGPoint {
        get { setup.focusPoint }
        set { setup.focusPoint = place(newValue, "setFocusPointOfInterest:") }
    }
    // @objc(adjustingFocus)
    /// Whether the focus is being looked for.
    public var isAdjustingFocus: Bool { false }

    // MARK: Light

    /// Whether the light can be measured in a way: in all but `custom`.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { isCamera && exposureMode != .custom }
    /// How the light is measured. The device has to be locked. What is measured once is `locked` after that.
    public var exposureMode: ExposureMode {
        get { setup.exposureMode }
        set {
            requireLock("setExposureMode:")
            require(isExposureModeSupported(newValue), "setExposureMode:", "Unsupported exposure mode \(newValue.rawValue)")
            setup.exposureMode = newValue == .autoExpose ? .locked : newValue
        }
    }
    // @objc(exposurePointOfInterestSupported)
    /// Whether a place can be named whose light counts.
    public var isExposurePointOfInterestSupported: Bool { isCamera }
    /// The place whose light counts, in the camera's own picture, in fractions from its top left. The device has to be locked.
    public var exposurePointOfInterest: CGPoint {
        get { setup.exposurePoint }
        set { setup.exposurePoint = place(newValue, "setExposurePointOfInterest:") }
    }
    // @objc(adjustingExposure)
    /// Whether the light is being measured.
    public var isAdjustingExposure: Bool { false }

    // MARK: White

    /// Whether white can be found in a way: in all.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { isCamera }
    /// How white is found. The device has to be locked. What is looked for once is `locked` after that.
    public var whiteBalanceMode: WhiteBalanceMode {
        get { setup.whiteBalanceMode }
        set {
            requireLock("setWhiteBalanceMode:")
            require(isWhiteBalanceModeSupported(newValue), "setWhiteBalanceMode:", "Unsupported white balance mode \(newValue.rawValue)")
            setup.whiteBalanceMode = newValue == .autoWhiteBalance ? .locked : newValue
        }
    }
    // @objc(adjustingWhiteBalance)
    /// Whether white is being looked for.
    public var isAdjustingWhiteBalance: Bool { false }

    // MARK: The subject

    // @objc(subjectAreaChangeMonitoringEnabled)
    /// Whether the app is to be told when what is filmed changes much; a picture does not. The device has to be locked.
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { setup.followsSubject }
        set {
            requireLock("setSubjectAreaChangeMonitoringEnabled:")
            setup.followsSubject = newValue
        }
    }

    /// Posted when what is filmed changes much: a picture does not.
    public static let subjectAreaDidChangeNotification = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")

    private func place(_ point: CGPoint, _ setter: String) -> CGPoint {
        requireLock(setter)
        require((0...1).contains(point.x) && (0...1).contains(point.y), setter, "The point \(point) is not within the picture")
        return point
    }
}

extension Notification.Name {
    /// Posted when what is filmed changes much.
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
