/// Whether an app may know where the device is. See https://developer.apple.com/documentation/corelocation/clauthorizationstatus.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person was not asked.
    case notDetermined
    /// The person cannot allow it.
    case restricted
    /// The person does not allow it.
    case denied
    /// It may, at all times.
    case authorizedAlways
    /// It may while it is used.
    case authorizedWhenInUse

    /// It may, by the name that this had before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know it. See https://developer.apple.com/documentation/corelocation/claccuracyauthorization.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exactly.
    case fullAccuracy
    /// To some kilometres.
    case reducedAccuracy
}

/// What an app wants to know it for. See https://developer.apple.com/documentation/corelocation/clactivitytype.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Where a device's top is. See https://developer.apple.com/documentation/corelocation/cldeviceorientation.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
