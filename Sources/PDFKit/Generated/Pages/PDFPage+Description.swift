// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFPage {
    nonisolated static var descriptionOfPDFPage: FrameworkClass {
        FrameworkClass(
            PDFPage.self,
            properties: """
                annotations attributedString dataRepresentation displaysAnnotations document label numberOfCharacters pageRef \
                rotation string
                """,
            methods: """
                addAnnotation: annotationAtPoint: boundsForPDFDisplayBox: characterBoundsAtIndex: characterIndexAtPoint: \
                copyWithZone: drawWithBox:toContext: removeAnnotation: selectionForLineAtPoint: selectionForRange: selectionForRect: \
                selectionForWordAtPoint: selectionFromPoint:toPoint: setBounds:forBox: thumbnailOfSize:forBox: \
                transformContext:forBox: transformForBox:
                """,
            initializers: "init initWithImage: initWithImage:options:",
            property: PDFPage.propertyOfPDFPage,
            method: PDFPage.methodOfPDFPage,
            initializer: PDFPage.initializerOfPDFPage)
    }

    private static func propertyOfPDFPage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PDFPage.annotations)
        case 1: return .readOnly(\PDFPage.attributedString)
        case 2: return .readOnly(\PDFPage.dataRepresentation)
        case 3: return .value("displaysAnnotations", \PDFPage.displaysAnnotations)
        case 4: return .readOnly(\PDFPage.document)
        case 5: return .readOnly(\PDFPage.label)
        case 6: return .readOnly(\PDFPage.numberOfCharacters)
        case 7: return .readOnly(\PDFPage.pageRef)
        case 8: return .value("rotation", \PDFPage.rotation)
        default: return .readOnly(\PDFPage.string)
        }
    }

    nonisolated private static func methodOfPDFPage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PDFPage).addAnnotation(ObjCRuntime.ObjCMessage.argument(a, 0, "addAnnotation:", as: (PDFAnnotation).self))
            }
        case 1:
            return { r, a in
                (r as! PDFPage).annotation(at: ObjCRuntime.ObjCMessage.argument(a, 0, "annotationAtPoint:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in
                (r as! PDFPage).bounds(for: ObjCRuntime.ObjCMessage.argument(a, 0, "boundsForPDFDisplayBox:", as: (PDFDisplayBox).self))
            }
        case 3:
            return { r, a in
                (r as! PDFPage).characterBounds(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterBoundsAtIndex:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! PDFPage).characterIndex(at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterIndexAtPoint:", as: (CGPoint).self))
            }
        case 5: return { r, a in (r as! PDFPage).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 6:
            return { r, a in
                (r as! PDFPage).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithBox:toContext:", as: (PDFDisplayBox).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "drawWithBox:toContext:", as: (CGContext).self))
            }
        case 7:
            return { r, a in
                (r as! PDFPage).removeAnnotation(ObjCRuntime.ObjCMessage.argument(a, 0, "removeAnnotation:", as: (PDFAnnotation).self))
            }
        case 8:
            return { r, a in
                (r as! PDFPage).selectionForLine(at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionForLineAtPoint:", as: (CGPoint).self))
            }
        case 9:
            return { r, a in
                (r as! PDFPage).selection(for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionForRange:", as: (NSRange).self))
            }
        case 10:
            return { r, a in (r as! PDFPage).selection(for: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionForRect:", as: (CGRect).self))
            }
        case 11:
            return { r, a in
                (r as! PDFPage).selectionForWord(at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionForWordAtPoint:", as: (CGPoint).self))
            }
        case 12:
            return { r, a in
                (r as! PDFPage).selection(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "selectionFromPoint:toPoint:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "selectionFromPoint:toPoint:", as: (CGPoint).self))
            }
        case 13:
            return { r, a in
                (r as! PDFPage).setBounds(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBounds:forBox:", as: (CGRect).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBounds:forBox:", as: (PDFDisplayBox).self))
            }
        case 14:
            return { r, a in
                (r as! PDFPage).thumbnail(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "thumbnailOfSize:forBox:", as: (CGSize).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "thumbnailOfSize:forBox:", as: (PDFDisplayBox).self))
            }
        case 15:
            return { r, a in
                (r as! PDFPage).transform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "transformContext:forBox:", as: (CGContext).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "transformContext:forBox:", as: (PDFDisplayBox).self))
            }
        default:
            return { r, a in
                (r as! PDFPage).transform(for: ObjCRuntime.ObjCMessage.argument(a, 0, "transformForBox:", as: (PDFDisplayBox).self))
            }
        }
    }

    nonisolated private static func initializerOfPDFPage(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in PDFPage() }
        case 1: return { a in PDFPage(image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:", as: (UIImage).self)) }
        default:
            return { a in
                PDFPage(
                    image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:options:", as: (UIImage).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithImage:options:", as: ([PDFPage.ImageInitializationOption: Any]).self))
            }
        }
    }
}
