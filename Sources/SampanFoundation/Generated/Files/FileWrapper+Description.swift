// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension FileWrapper {
    nonisolated static var descriptionOfFileWrapper: FrameworkClass {
        FrameworkClass(
            FileWrapper.self,
            properties: """
                fileAttributes fileWrappers filename isDirectory isRegularFile isSymbolicLink preferredFilename regularFileContents \
                symbolicLinkDestinationURL
                """,
            methods: """
                addFileWrapper: addRegularFileWithContents:preferredFilename: keyForFileWrapper: matchesContentsOfURL: \
                readFromURL:options:error: removeFileWrapper: writeToURL:options:originalContentsURL:error:
                """,
            initializers: """
                initWithDirectoryWithFileWrappers: initWithRegularFileWithContents: initWithSymbolicLinkWithDestinationURL: \
                initWithURL:options:error:
                """,
            property: FileWrapper.propertyOfFileWrapper,
            method: FileWrapper.methodOfFileWrapper,
            initializer: FileWrapper.initializerOfFileWrapper)
    }

    private static func propertyOfFileWrapper(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fileAttributes", \FileWrapper.fileAttributes)
        case 1: return .readOnly(\FileWrapper.fileWrappers)
        case 2: return .value("filename", \FileWrapper.filename)
        case 3: return .readOnly(\FileWrapper.isDirectory)
        case 4: return .readOnly(\FileWrapper.isRegularFile)
        case 5: return .readOnly(\FileWrapper.isSymbolicLink)
        case 6: return .value("preferredFilename", \FileWrapper.preferredFilename)
        case 7: return .readOnly(\FileWrapper.regularFileContents)
        default: return .readOnly(\FileWrapper.symbolicLinkDestinationURL)
        }
    }

    nonisolated private static func methodOfFileWrapper(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! FileWrapper).addFileWrapper(ObjCRuntime.ObjCMessage.argument(a, 0, "addFileWrapper:", as: (FileWrapper).self))
            }
        case 1:
            return { r, a in
                (r as! FileWrapper).addRegularFile(
                    withContents: ObjCRuntime.ObjCMessage.argument(a, 0, "addRegularFileWithContents:preferredFilename:", as: (Data).self),
                    preferredFilename: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addRegularFileWithContents:preferredFilename:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! FileWrapper).keyForFileWrapper(ObjCRuntime.ObjCMessage.argument(a, 0, "keyForFileWrapper:", as: (FileWrapper).self))
            }
        case 3:
            return { r, a in
                (r as! FileWrapper).matchesContents(of: ObjCRuntime.ObjCMessage.argument(a, 0, "matchesContentsOfURL:", as: (URL).self))
            }
        case 4:
            return { r, a in
                try? (r as! FileWrapper).read(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "readFromURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "readFromURL:options:error:", as: (FileWrapper.ReadingOptions).self))
            }
        case 5:
            return { r, a in
                (r as! FileWrapper).removeFileWrapper(ObjCRuntime.ObjCMessage.argument(a, 0, "removeFileWrapper:", as: (FileWrapper).self))
            }
        default:
            return { r, a in
                try? (r as! FileWrapper).write(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToURL:options:originalContentsURL:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "writeToURL:options:originalContentsURL:error:", as: (FileWrapper.WritingOptions).self),
                    originalContentsURL: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "writeToURL:options:originalContentsURL:error:", as: (URL?).self))
            }
        }
    }

    nonisolated private static func initializerOfFileWrapper(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                FileWrapper(
                    directoryWithFileWrappers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDirectoryWithFileWrappers:", as: ([String: FileWrapper]).self))
            }
        case 1:
            return { a in
                FileWrapper(
                    regularFileWithContents: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRegularFileWithContents:", as: (Data).self))
            }
        case 2:
            return { a in
                FileWrapper(
                    symbolicLinkWithDestinationURL: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSymbolicLinkWithDestinationURL:", as: (URL).self))
            }
        default:
            return { a in
                try? FileWrapper(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithURL:options:error:", as: (FileWrapper.ReadingOptions).self))
            }
        }
    }
}
