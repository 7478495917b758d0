// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFDocument {
    nonisolated static var descriptionOfPDFDocument: FrameworkClass {
        FrameworkClass(
            PDFDocument.self,
            properties: """
                accessPermissions allowsCommenting allowsContentAccessibility allowsCopying allowsDocumentAssembly \
                allowsDocumentChanges allowsFormFieldEntry allowsPrinting delegate documentAttributes documentRef documentURL \
                isEncrypted isFinding isLocked majorVersion minorVersion outlineRoot pageClass pageCount permissionsStatus \
                selectionForEntireDocument string
                """,
            methods: """
                beginFindString:withOptions: beginFindStrings:withOptions: cancelFindString copyWithZone: dataRepresentation \
                dataRepresentationWithOptions: exchangePageAtIndex:withPageAtIndex: findString:fromSelection:withOptions: \
                findString:withOptions: indexForPDFPage: insertPDFPage:atIndex: outlineItemForPDFSelection: pageAtIndex: \
                removePageAtIndex: selectionFromPage:atCharacterIndex:toPage:atCharacterIndex: \
                selectionFromPage:atPoint:toPage:atPoint: writeToFile: writeToFile:withOptions: writeToURL: writeToURL:withOptions:
                """,
            initializers: "init initWithData: initWithURL:",
            property: PDFDocument.propertyOfPDFDocument,
            method: PDFDocument.methodOfPDFDocument,
            initializer: PDFDocument.initializerOfPDFDocument)
    }

    private static func propertyOfPDFDocument(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PDFDocument.accessPermissions)
        case 1: return .readOnly(\PDFDocument.allowsCommenting)
        case 2: return .readOnly(\PDFDocument.allowsContentAccessibility)
        case 3: return .readOnly(\PDFDocument.allowsCopying)
        case 4: return .readOnly(\PDFDocument.allowsDocumentAssembly)
        case 5: return .readOnly(\PDFDocument.allowsDocumentChanges)
        case 6: return .readOnly(\PDFDocument.allowsFormFieldEntry)
        case 7: return .readOnly(\PDFDocument.allowsPrinting)
        case 8: return .reference(\PDFDocument.delegate)
        case 9: return .value("documentAttributes", \PDFDocument.documentAttributes)
        case 10: return .readOnly(\PDFDocument.documentRef)
        case 11: return .readOnly(\PDFDocument.documentURL)
        case 12: return .readOnly(\PDFDocument.isEncrypted)
        case 13: return .readOnly(\PDFDocument.isFinding)
        case 14: return .readOnly(\PDFDocument.isLocked)
        case 15: return .readOnly(\PDFDocument.majorVersion)
        case 16: return .readOnly(\PDFDocument.minorVersion)
        case 17: return .value("outlineRoot", \PDFDocument.outlineRoot)
        case 18: return .readOnly(\PDFDocument.pageClass)
        case 19: return .readOnly(\PDFDocument.pageCount)
        case 20: return .readOnly(\PDFDocument.permissionsStatus)
        case 21: return .readOnly(\PDFDocument.selectionForEntireDocument)
        default: return .readOnly(\PDFDocument.string)
        }
    }

    nonisolated private static func methodOfPDFDocument(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PDFDocument).beginFindString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginFindString:withOptions:", as: (String).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(a, 1, "beginFindString:withOptions:", as: (NSString.CompareOptions).self))
            }
        case 1:
            return { r, a in
                (r as! PDFDocument).beginFindStrings(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginFindStrings:withOptions:", as: ([String]).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(a, 1, "beginFindStrings:withOptions:", as: (NSString.CompareOptions).self)
                )
            }
        case 2: return { r, _ in (r as! PDFDocument).cancelFindString() }
        case 3:
            return { r, a in (r as! PDFDocument).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 4: return { r, _ in (r as! PDFDocument).dataRepresentation() }
        case 5:
            return { r, a in
                (r as! PDFDocument).dataRepresentation(
                    options: ObjCRuntime.ObjCMessage.argument(a, 0, "dataRepresentationWithOptions:", as: ([AnyHashable: Any]).self))
            }
        case 6:
            return { r, a in
                (r as! PDFDocument).exchangePage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "exchangePageAtIndex:withPageAtIndex:", as: (Int).self),
                    withPageAt: ObjCRuntime.ObjCMessage.argument(a, 1, "exchangePageAtIndex:withPageAtIndex:", as: (Int).self))
            }
        case 7:
            return { r, a in
                (r as! PDFDocument).findString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "findString:fromSelection:withOptions:", as: (String).self),
                    fromSelection: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "findString:fromSelection:withOptions:", as: (PDFSelection?).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "findString:fromSelection:withOptions:", as: (NSString.CompareOptions).self))
            }
        case 8:
            return { r, a in
                (r as! PDFDocument).findString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "findString:withOptions:", as: (String).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(a, 1, "findString:withOptions:", as: (NSString.CompareOptions).self))
            }
        case 9:
            return { r, a in (r as! PDFDocument).index(for: ObjCRuntime.ObjCMessage.argument(a, 0, "indexForPDFPage:", as: (PDFPage).self))
            }
        case 10:
            return { r, a in
                (r as! PDFDocument).insert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertPDFPage:atIndex:", as: (PDFPage).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertPDFPage:atIndex:", as: (Int).self))
            }
        case 11:
            return { r, a in
                (r as! PDFDocument).outlineItem(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "outlineItemForPDFSelection:", as: (PDFSelection).self))
            }
        case 12: return { r, a in (r as! PDFDocument).page(at: ObjCRuntime.ObjCMessage.argument(a, 0, "pageAtIndex:", as: (Int).self)) }
        case 13:
            return { r, a in
                (r as! PDFDocument).removePage(at: ObjCRuntime.ObjCMessage.argument(a, 0, "removePageAtIndex:", as: (Int).self))
            }
        case 14:
            return { r, a in
                (r as! PDFDocument).selection(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "selectionFromPage:atCharacterIndex:toPage:atCharacterIndex:", as: (PDFPage).self),
                    atCharacterIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "selectionFromPage:atCharacterIndex:toPage:atCharacterIndex:", as: (Int).self),
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "selectionFromPage:atCharacterIndex:toPage:atCharacterIndex:", as: (PDFPage).self),
                    atCharacterIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "selectionFromPage:atCharacterIndex:toPage:atCharacterIndex:", as: (Int).self))
            }
        case 15:
            return { r, a in
                (r as! PDFDocument).selection(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionFromPage:atPoint:toPage:atPoint:", as: (PDFPage).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "selectionFromPage:atPoint:toPage:atPoint:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 2, "selectionFromPage:atPoint:toPage:atPoint:", as: (PDFPage).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 3, "selectionFromPage:atPoint:toPage:atPoint:", as: (CGPoint).self))
            }
        case 16:
            return { r, a in (r as! PDFDocument).write(toFile: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToFile:", as: (String).self)) }
        case 17:
            return { r, a in
                (r as! PDFDocument).write(
                    toFile: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToFile:withOptions:", as: (String).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "writeToFile:withOptions:", as: ([PDFDocumentWriteOption: Any]?).self))
            }
        case 18: return { r, a in (r as! PDFDocument).write(to: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToURL:", as: (URL).self)) }
        default:
            return { r, a in
                (r as! PDFDocument).write(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToURL:withOptions:", as: (URL).self),
                    withOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "writeToURL:withOptions:", as: ([PDFDocumentWriteOption: Any]?).self))
            }
        }
    }

    nonisolated private static func initializerOfPDFDocument(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in PDFDocument() }
        case 1: return { a in PDFDocument(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        default: return { a in PDFDocument(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
        }
    }
}
