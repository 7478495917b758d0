import Foundation

/// What errors of Foundation's own domain say. See https://developer.apple.com/documentation/foundation/cocoaerror/code.
enum FileSentences {
    /// The sentence of an error; `nil` if its code has none.
    static func sentence(of error: NSError) -> String? {
        let file = File(error)
        switch CocoaError.Code(rawValue: error.code) {
        case .fileNoSuchFile: return missing(file, error)
        case .fileLocking: return "The file\(file.quoted) couldn’t be locked."
        case .fileReadNoSuchFile where file.variant == "Folder": return "The folder\(file.quoted) doesn’t exist."
        case .propertyListReadCorrupt, .coderReadCorrupt: return "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: return "The data couldn’t be read because it is missing."
        case .coderInvalidValue: return "The data couldn’t be written because it isn’t in the correct format."
        case .propertyListReadUnknownVersion:
            return "The data couldn’t be read because it is in a format that this application doesn’t understand."
        case .propertyListReadStream: return "The data couldn’t be read because an error occurred in the source of the data."
        case .propertyListWriteStream: return "The data couldn’t be written because an error occurred in the destination for the data."
        case .userCancelled: return "The operation was cancelled."
        default: break
        }
        if let reason = reading[error.code] { return "The file\(file.quoted) couldn’t be opened\(reason)." }
        if let reason = writing[error.code] { return "The file\(file.quoted) couldn’t be saved\(file.place)\(reason)." }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteNoPermission: return "You don’t have permission to save the file\(file.quoted)\(file.place)."
        case .fileWriteOutOfSpace: return "You can’t save the file\(file.quoted) because the volume is out of space."
        case .fileWriteVolumeReadOnly: return "You can’t save the file\(file.quoted) because the volume is read only."
        default: return nil
        }
    }

    /// Something is not there to be done with what was to be done.
    private static func missing(_ file: File, _ error: NSError) -> String {
        guard let name = file.name else { return "The file doesn’t exist." }
        switch file.variant {
        case "Remove": return "“\(name)” couldn’t be removed."
        case "Folder": return "The folder “\(name)” doesn’t exist."
        case "Move", "Copy", "Link":
            let done = ["Move": "moved", "Copy": "copied", "Link": "linked"][file.variant ?? ""] ?? ""
            let target = (error.userInfo["NSDestinationFilePath"] as? String).map { path in
                let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
                return " to “\(folder)”"
            }
            return "“\(name)” couldn’t be \(done)\(target ?? "") because either the former doesn’t exist, "
                + "or the folder containing the latter doesn’t exist."
        default: return "The file “\(name)” doesn’t exist."
        }
    }

    /// Why a file could not be opened.
    private static let reading: [Int: String] = [
        CocoaError.Code.fileReadUnknown.rawValue: "",
        CocoaError.Code.fileReadNoPermission.rawValue: " because you don’t have permission to view it",
        CocoaError.Code.fileReadInvalidFileName.rawValue: " because the file name is invalid",
        CocoaError.Code.fileReadCorruptFile.rawValue: " because it isn’t in the correct format",
        CocoaError.Code.fileReadNoSuchFile.rawValue: " because there is no such file",
        CocoaError.Code.fileReadInapplicableStringEncoding.rawValue: " because the specified text encoding isn’t applicable",
        CocoaError.Code.fileReadUnsupportedScheme.rawValue: " because the specified URL type isn’t supported",
        CocoaError.Code.fileReadTooLarge.rawValue: " because it is too large",
        CocoaError.Code.fileReadUnknownStringEncoding.rawValue: " because the text encoding of its contents can’t be determined",
    ]

    /// Why a file could not be saved.
    private static let writing: [Int: String] = [
        CocoaError.Code.fileWriteUnknown.rawValue: "",
        CocoaError.Code.fileWriteInvalidFileName.rawValue: " because the file name is invalid",
        CocoaError.Code.fileWriteFileExists.rawValue: " because a file with the same name already exists",
        CocoaError.Code.fileWriteInapplicableStringEncoding.rawValue: " because the specified text encoding isn’t applicable",
        CocoaError.Code.fileWriteUnsupportedScheme.rawValue: " because the specified URL type isn’t supported",
    ]

    /// What an error tells of the file.
    private struct File {
        var path: String?
        /// What was to be done with it, where the sentence depends on that.
        var variant: String?

        init(_ error: NSError) {
            path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
            variant = (error.userInfo["NSUserStringVariant"] as? [String])?.first
        }

        var name: String? { path.map { ($0 as NSString).lastPathComponent } }
        var quoted: String { name.map { " “\($0)”" } ?? "" }
        var place: String {
            guard let path, path.contains("/") else { return "" }
            return " in the folder “\(((path as NSString).deletingLastPathComponent as NSString).lastPathComponent)”"
        }
    }
}
