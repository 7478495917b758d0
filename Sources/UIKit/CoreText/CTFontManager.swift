import CoreGraphics
import Foundation
import SampanTextLayout

/// How far a registration reaches. See https://developer.apple.com/documentation/coretext/ctfontmanagerscope.
public enum CTFontManagerScope: UInt32, Sendable {
    /// None: in the place of a scope.
    case none = 0
    /// This process, as long as it lives.
    case process = 1
    /// The person's other apps, too; here it is this process.
    case persistent = 2
    /// The person's session; here it is this process.
    case session = 3
    /// The older name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Why fonts cannot be registered. See https://developer.apple.com/documentation/coretext/ctfontmanagererror.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307

    /// What is wrong, as far as this system says it.
    fileprivate var sentence: String {
        switch self {
        case .fileNotFound: "The file doesn’t exist."
        case .unrecognizedFormat: "The file isn’t a recognized or supported font file format."
        case .alreadyRegistered: "The file is already registered in the specified scope."
        case .notRegistered: "The file isn’t registered in the specified scope."
        case .duplicatedName: "A font with this name is already registered."
        default: "The operation couldn’t be completed."
        }
    }

    fileprivate func error(_ urls: [URL]) -> CFError {
        NSError(
            domain: kCTFontManagerErrorDomain as String, code: rawValue,
            userInfo: [NSLocalizedDescriptionKey: sentence, kCTFontManagerErrorFontURLsKey as String: urls])
    }
}

/// The domain of what goes wrong with registering.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The files that an error is about.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// Posted when fonts were registered, or registrations taken back.
nonisolated(unsafe) public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"

private enum Registration {
    static func register(_ url: URL) -> CTFontManagerError? {
        let library = FontLibrary.shared
        guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
        guard !library.isRegistered(fontFile: url) else { return .alreadyRegistered }
        guard let content = try? Data(contentsOf: url), let font = CGFont(content: content) else { return .unrecognizedFormat }
        if let name = font.postScriptName as String?, library.isRegistered(postScriptName: name) { return .duplicatedName }
        guard !library.register(fontFile: url).isEmpty else { return .unrecognizedFormat }
        changed()
        return nil
    }

    static func unregister(_ url: URL) -> CTFontManagerError? {
        guard FontLibrary.shared.unregister(fontFile: url) else { return .notRegistered }
        changed()
        return nil
    }

    private static func changed() {
        let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String)
        NotificationCenter.default.post(name: name, object: nil)
    }

    /// The file that stands for a font that was made of bytes: fonts are found by files.
    static func file(of font: CGFont) -> URL {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in font.content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return FileManager.default.temporaryDirectory.appendingPathComponent("font-\(String(hash, radix: 16)).ttf")
    }

    static func tell(_ failure: CTFontManagerError?, _ urls: [URL], _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        guard let failure else { return true }
        error?.pointee = .passRetained(failure.error(urls))
        return false
    }
}

/// Registers the fonts of a file, so that they are found by their names. Returns `false`, and says why, if they cannot be.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    Registration.tell(Registration.register(fontURL as URL), [fontURL as URL], error)
}

/// Takes a file's registration back.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    Registration.tell(Registration.unregister(fontURL as URL), [fontURL as URL], error)
}

/// Registers the fonts of several files; the handler is told what went wrong with each, and once more at the end, with `true`.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    finish(fontURLs, Registration.register, registrationHandler)
}

/// Takes the registrations of several files back.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    finish(fontURLs, Registration.unregister, registrationHandler)
}

private func finish(_ urls: CFArray, _ work: (URL) -> CTFontManagerError?, _ handler: ((CFArray, Bool) -> Bool)?) {
    let errors = urls.compactMap { $0 as? URL }.compactMap { url in work(url).map { $0.error([url]) } }
    _ = handler?(errors as NSArray, true)
}

/// Registers a font that was made of a file's bytes. Returns `false`, and says why, if it cannot be.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let file = Registration.file(of: font)
    if let name = font.postScriptName as String?, FontLibrary.shared.isRegistered(postScriptName: name) {
        return Registration.tell(.alreadyRegistered, [], error)
    }
    guard (try? font.content.write(to: file)) != nil else { return Registration.tell(.registrationFailed, [], error) }
    return Registration.tell(Registration.register(file), [], error)
}

/// Takes the registration of a font back that was made of a file's bytes.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    Registration.tell(Registration.unregister(Registration.file(of: font)), [], error)
}

/// Returns the descriptors of a file's fonts, in an array; `nil` if it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let content = try? Data(contentsOf: fileURL as URL), let descriptor = CTFontManagerCreateFontDescriptorFromData(content as NSData)
    else { return nil }
    return [descriptor] as NSArray
}

/// Returns the descriptor of the font in a file's bytes; `nil` if that is no font. The font is registered for this process.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let font = CGFont(content: Data(referencing: data)), let name = font.postScriptName as String? else { return nil }
    CTFontManagerRegisterGraphicsFont(font, nil)
    return UIFontDescriptor(name: name, size: 0)
}

/// Returns the PostScript names of all fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}

/// Returns the names of all families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }
