import Foundation

// The keys of an app's `Info.plist` by Core Foundation's names. Optional when unwrapped is how Swift sees constants of C; they are never nil.
// See https://developer.apple.com/documentation/corefoundation/cfbundle.

/// The version of the format of `Info.plist`.
public let kCFBundleInfoDictionaryVersionKey: NSString! = "CFBundleInfoDictionaryVersion"
/// The name of the program's file.
public let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
/// The identifier of the bundle.
public let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
/// The number of the build.
public let kCFBundleVersionKey: NSString! = "CFBundleVersion"
/// The language whose resources are taken where the user's are missing.
public let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
/// The short name of the bundle.
public let kCFBundleNameKey: NSString! = "CFBundleName"
/// The languages that a bundle has although it has no folders of them.
public let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"
