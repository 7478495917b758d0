/// How an app is to be shown: what `sampan run` says, and what the app reads when it starts. Handed over in the environment.
public struct LaunchOptions: Hashable, Sendable {
    /// Light or dark.
    public enum Appearance: String, Sendable, CaseIterable {
        case light, dark
    }

    /// The name of the host that the app is shown by, as in `HostRegistry`; `nil` leaves it to the app: a window where there is a display.
    public var host: String?
    /// The name of the device shown; `nil` is the standard one.
    public var device: String?
    /// The version of iOS on it; `nil` is the standard one.
    public var os: SystemVersion?
    /// The file that a headless app writes its last frame to, as PNG.
    public var screenshot: String?
    /// The file of touches, keys, waits and screenshots that a headless app plays.
    public var script: String?
    /// The appearance; `nil` is light.
    public var appearance: Appearance?
    /// The language and region, "vi" or "fr_CA"; `nil` is English.
    public var locale: String?
    /// The picture file that the app's camera films; `nil` is a device without a camera.
    public var camera: String?
    /// The file that all that a headless app lets sound is written to, as WAV.
    public var sound: String?
    /// The file of sound that the app's microphone hears; `nil` is silence.
    public var microphone: String?
    /// The folder of pictures that is the app's photo library; `nil` is an empty library.
    public var photos: String?
    /// The folder of documents that the app's person has beside the app's own; `nil` for none.
    public var files: String?
    /// The `.storekit` file with the products that the app's store has; `nil` leaves it to the app's resources.
    public var storeKit: String?
    /// The URL that the app is launched for.
    public var openURL: String?
    /// The activity that the app is launched for: its type, or the address of a page.
    public var activity: String?
    /// The type of the quick action that the app is launched for.
    public var shortcut: String?
    /// The source whose previews are shown in the place of the app's own interface, or "*" for those of all sources.
    public var preview: String?

    /// The variables of the environment that carry options.
    public static let variables = [
        "SAMPAN_HOST", "SAMPAN_DEVICE", "SAMPAN_SCREENSHOT", "SAMPAN_SCRIPT", "SAMPAN_APPEARANCE", "SAMPAN_LOCALE", "SAMPAN_CAMERA",
        "SAMPAN_PHOTOS", "SAMPAN_FILES", "SAMPAN_SOUND", "SAMPAN_MICROPHONE", "SAMPAN_STOREKIT", "SAMPAN_OPEN_URL",
        "SAMPAN_ACTIVITY", "SAMPAN_SHORTCUT", "SAMPAN_PREVIEW", previewMark, "SIMULATOR_DEVICE_NAME", "SIMULATOR_MODEL_IDENTIFIER",
        SystemVersion.variable,
    ]

    /// The variable by which an app knows that it runs in Xcode's canvas.
    private static let previewMark = "XCODE_RUNNING_FOR_PREVIEWS"

    /// Creates options that leave everything to the app.
    public init() {}

    /// Reads the options from an environment.
    public init(environment: [String: String]) {
        host = environment["SAMPAN_HOST"]
        device = environment["SAMPAN_DEVICE"]
        os = environment[SystemVersion.variable].flatMap { SystemVersion($0) }
        screenshot = environment["SAMPAN_SCREENSHOT"]
        script = environment["SAMPAN_SCRIPT"]
        appearance = environment["SAMPAN_APPEARANCE"].flatMap(Appearance.init)
        locale = environment["SAMPAN_LOCALE"]
        camera = environment["SAMPAN_CAMERA"]
        photos = environment["SAMPAN_PHOTOS"]
        files = environment["SAMPAN_FILES"]
        sound = environment["SAMPAN_SOUND"]
        microphone = environment["SAMPAN_MICROPHONE"]
        storeKit = environment["SAMPAN_STOREKIT"]
        openURL = environment["SAMPAN_OPEN_URL"]
        activity = environment["SAMPAN_ACTIVITY"]
        shortcut = environment["SAMPAN_SHORTCUT"]
        preview = environment["SAMPAN_PREVIEW"]
    }

    /// The environment that carries these options. An app finds its device there as in one of Xcode's simulators, too.
    public var environment: [String: String] {
        var variables: [String: String] = [:]
        variables["SAMPAN_HOST"] = host
        variables["SAMPAN_DEVICE"] = device
        variables["SAMPAN_SCREENSHOT"] = screenshot
        variables["SAMPAN_SCRIPT"] = script
        variables["SAMPAN_APPEARANCE"] = appearance?.rawValue
        variables["SAMPAN_LOCALE"] = locale
        variables["SAMPAN_CAMERA"] = camera
        variables["SAMPAN_PHOTOS"] = photos
        variables["SAMPAN_FILES"] = files
        variables["SAMPAN_SOUND"] = sound
        variables["SAMPAN_MICROPHONE"] = microphone
        variables["SAMPAN_STOREKIT"] = storeKit
        variables["SAMPAN_OPEN_URL"] = openURL
        variables["SAMPAN_ACTIVITY"] = activity
        variables["SAMPAN_SHORTCUT"] = shortcut
        variables["SAMPAN_PREVIEW"] = preview
        if preview != nil { variables[Self.previewMark] = "1" }
        variables[SystemVersion.variable] = "\(os ?? .standard)"
        let device = device.flatMap { Device.named($0) } ?? .standard
        variables["SIMULATOR_DEVICE_NAME"] = device.name
        variables["SIMULATOR_MODEL_IDENTIFIER"] = device.model
        return variables
    }
}
