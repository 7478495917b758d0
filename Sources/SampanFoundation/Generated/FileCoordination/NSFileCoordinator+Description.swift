// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSFileCoordinator {
    nonisolated static var descriptionOfNSFileCoordinator: FrameworkClass {
        FrameworkClass(
            NSFileCoordinator.self,
            properties: "purposeIdentifier",
            methods: """
                cancel coordinateAccessWithIntents:queue:byAccessor: coordinateReadingItemAtURL:options:error:byAccessor: \
                coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor: \
                coordinateWritingItemAtURL:options:error:byAccessor: \
                coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor: itemAtURL:didMoveToURL: \
                itemAtURL:willMoveToURL: prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:
                """,
            classMethods: "addFilePresenter: filePresenters removeFilePresenter:",
            initializers: "initWithFilePresenter:",
            property: NSFileCoordinator.propertyOfNSFileCoordinator,
            method: NSFileCoordinator.methodOfNSFileCoordinator,
            classMethod: NSFileCoordinator.classMethodOfNSFileCoordinator,
            initializer: NSFileCoordinator.initializerOfNSFileCoordinator)
    }

    private static func propertyOfNSFileCoordinator(_ index: Int) -> ClassDescription.Property {
        .value("purposeIdentifier", \NSFileCoordinator.purposeIdentifier)
    }

    nonisolated private static func methodOfNSFileCoordinator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSFileCoordinator).cancel() }
        case 1:
            return { r, a in
                (r as! NSFileCoordinator).coordinate(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "coordinateAccessWithIntents:queue:byAccessor:", as: ([NSFileAccessIntent]).self),
                    queue: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "coordinateAccessWithIntents:queue:byAccessor:", as: (OperationQueue).self),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "coordinateAccessWithIntents:queue:byAccessor:", as: (((any Error)?) -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! NSFileCoordinator).coordinate(
                    readingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "coordinateReadingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "coordinateReadingItemAtURL:options:error:byAccessor:", as: (NSFileCoordinator.ReadingOptions).self),
                    error: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "coordinateReadingItemAtURL:options:error:byAccessor:", as: (NSErrorPointer).self),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "coordinateReadingItemAtURL:options:error:byAccessor:", as: ((URL) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! NSFileCoordinator).coordinate(
                    readingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:",
                        as: (NSFileCoordinator.ReadingOptions).self),
                    writingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:",
                        as: (NSFileCoordinator.WritingOptions).self),
                    error: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (NSErrorPointer).self),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: ((URL, URL) -> Void).self
                    ))
            }
        case 4:
            return { r, a in
                (r as! NSFileCoordinator).coordinate(
                    writingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "coordinateWritingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "coordinateWritingItemAtURL:options:error:byAccessor:", as: (NSFileCoordinator.WritingOptions).self),
                    error: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "coordinateWritingItemAtURL:options:error:byAccessor:", as: (NSErrorPointer).self),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "coordinateWritingItemAtURL:options:error:byAccessor:", as: ((URL) -> Void).self))
            }
        case 5:
            return { r, a in
                (r as! NSFileCoordinator).coordinate(
                    writingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:",
                        as: (NSFileCoordinator.WritingOptions).self),
                    writingItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:",
                        as: (NSFileCoordinator.WritingOptions).self),
                    error: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: (NSErrorPointer).self),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:", as: ((URL, URL) -> Void).self
                    ))
            }
        case 6:
            return { r, a in
                (r as! NSFileCoordinator).item(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "itemAtURL:didMoveToURL:", as: (URL).self),
                    didMoveTo: ObjCRuntime.ObjCMessage.argument(a, 1, "itemAtURL:didMoveToURL:", as: (URL).self))
            }
        case 7:
            return { r, a in
                (r as! NSFileCoordinator).item(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "itemAtURL:willMoveToURL:", as: (URL).self),
                    willMoveTo: ObjCRuntime.ObjCMessage.argument(a, 1, "itemAtURL:willMoveToURL:", as: (URL).self))
            }
        default:
            return { r, a in
                (r as! NSFileCoordinator).prepare(
                    forReadingItemsAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:", as: ([URL]).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:",
                        as: (NSFileCoordinator.ReadingOptions).self),
                    writingItemsAt: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:", as: ([URL]).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:",
                        as: (NSFileCoordinator.WritingOptions).self),
                    error: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:", as: (NSErrorPointer).self
                    ),
                    byAccessor: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:",
                        as: ((@escaping () -> Void) -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSFileCoordinator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSFileCoordinator.Type).addFilePresenter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addFilePresenter:", as: (any NSFilePresenter).self))
            }
        case 1: return { r, _ in (r as! NSFileCoordinator.Type).filePresenters }
        default:
            return { r, a in
                (r as! NSFileCoordinator.Type).removeFilePresenter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeFilePresenter:", as: (any NSFilePresenter).self))
            }
        }
    }

    nonisolated private static func initializerOfNSFileCoordinator(_ index: Int) -> ObjCFactory {
        { a in
            NSFileCoordinator(
                filePresenter: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFilePresenter:", as: ((any NSFilePresenter)?).self))
        }
    }
}
