import Foundation

/// The domain of this framework's errors.
public let CMErrorDomain = "CMErrorDomain"

/// What goes wrong with sensors. See https://developer.apple.com/documentation/coremotion/cmerror.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// The code's number.
    public var rawValue: UInt32
    /// A code.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A code.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Something else.
public let CMErrorUnknown = CMError(103)
/// The device does not know what the person does.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The person does not allow it.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app is not made for it.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// What was given makes no sense.
public let CMErrorInvalidParameter = CMError(107)
/// That cannot be done now.
public let CMErrorInvalidAction = CMError(108)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
/// The app is not made for it.
public let CMErrorNotEntitled = CMError(110)
/// The person does not allow it.
public let CMErrorNotAuthorized = CMError(111)
/// There are no measurements.
public let CMErrorNilData = CMError(112)
/// The measurements have another size than they should.
public let CMErrorSize = CMError(113)
