import Foundation

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library could not be read or changed. See https://developer.apple.com/documentation/photokit/phphotoserror.
public struct PHPhotosError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case internalError = -1
        /// The person cancelled.
        case userCancelled = 3072
        /// The changes since then are too old to be known.
        case persistentChangeTokenExpired = 3105
        /// The library cannot be found.
        case libraryVolumeOffline = 3114
        /// The library is another one's for now.
        case relinquishingLibraryBundleToWriter = 3142
        /// Another library is becoming the device's.
        case switchingSystemPhotoLibrary = 3143
        /// What is asked for would have to be loaded, and may not.
        case networkAccessRequired = 3164
        /// What is asked for could not be loaded.
        case networkError = 3169
        /// What is asked for is not there.
        case identifierNotFound = 3201
        /// An identifier is that of several.
        case multipleIdentifiersFound = 3202
        /// What a change was is not known any more.
        case persistentChangeDetailsUnavailable = 3210
        /// The change asks for what cannot be.
        case changeNotSupported = 3300
        /// The work was interrupted.
        case operationInterrupted = 3301
        /// A change is described outside a block of changes.
        case invalidResource = 3302
        /// A file of the asset is missing.
        case missingResource = 3303
        /// There is no room left.
        case notEnoughSpace = 3305
        /// That cannot be done with the asset.
        case requestNotSupportedForAsset = 3306
        /// The app may not use the library, and the person cannot change that.
        case accessRestricted = 3310
        /// The person does not let the app use the library.
        case accessUserDenied = 3311
        /// The library lies where files are kept in step with another place.
        case libraryInFileProviderSyncRoot = 5423

        /// An older name of `internalError`.
        @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use internalError")
        public static var invalid: Code { .internalError }

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == PHPhotosErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(PHPhotosErrorDomain) error \(code.rawValue).)" }
    /// Something else went wrong.
    public static var internalError: Code { .internalError }
    /// The person cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// The changes since then are too old to be known.
    public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
    /// The library cannot be found.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// The library is another one's for now.
    public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
    /// Another library is becoming the device's.
    public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
    /// What is asked for would have to be loaded, and may not.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// What is asked for could not be loaded.
    public static var networkError: Code { .networkError }
    /// What is asked for is not there.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// An identifier is that of several.
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    /// What a change was is not known any more.
    public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
    /// The change asks for what cannot be.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// The work was interrupted.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// A change is described outside a block of changes.
    public static var invalidResource: Code { .invalidResource }
    /// A file of the asset is missing.
    public static var missingResource: Code { .missingResource }
    /// There is no room left.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// That cannot be done with the asset.
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    /// The app may not use the library, and the person cannot change that.
    public static var accessRestricted: Code { .accessRestricted }
    /// The person does not let the app use the library.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// The library lies where files are kept in step with another place.
    public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
    /// An older name of `internalError`.
    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use internalError")
    public static var invalid: Code { .internalError }
}
