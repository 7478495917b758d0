import Foundation

/// The C functions of Core Foundation that Foundation's library exports but declares nowhere.
///
/// Core Foundation on Linux knows no user's languages: a bundle answers in its development region. So the region is what has to be
/// set, in the information dictionary that Core Foundation itself keeps, before the bundle is asked for anything.
enum CoreFoundationBundle {
    private typealias CreateURL = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int, Bool) -> OpaquePointer?
    private typealias CreateBundle = @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    private typealias GetDictionary = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias CreateString = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UInt32) -> OpaquePointer?
    private typealias SetValue = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void

    private static func function<T>(_ name: String, as type: T.Type) -> T? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// Gives the bundle at a path another development region. Returns whether Core Foundation could be reached.
    static func setDevelopmentRegion(_ region: String, ofBundleAt path: String) -> Bool {
        guard let createURL = function("CFURLCreateFromFileSystemRepresentation", as: CreateURL.self),
            let createBundle = function("CFBundleCreate", as: CreateBundle.self),
            let getDictionary = function("CFBundleGetInfoDictionary", as: GetDictionary.self),
            let createString = function("CFStringCreateWithCString", as: CreateString.self),
            let setValue = function("CFDictionarySetValue", as: SetValue.self)
        else { return false }
        let utf8: UInt32 = 0x0800_0100
        // Bundles are unique by URL: this is the very one that Foundation asks. It is not released, so that it stays that one.
        guard let bundle = createBundle(nil, createURL(nil, path, path.utf8.count, true)), let dictionary = getDictionary(bundle) else {
            return false
        }
        setValue(dictionary, createString(nil, "CFBundleDevelopmentRegion", utf8), createString(nil, region, utf8))
        return true
    }
}
