// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFAnnotation {
    nonisolated static var descriptionOfPDFAnnotation: FrameworkClass {
        FrameworkClass(
            PDFAnnotation.self,
            properties: """
                URL/url action alignment allowsToggleToOff annotationKeyValues backgroundColor border bounds buttonWidgetState \
                buttonWidgetStateString caption choices color contents destination endLineStyle endPoint fieldName font fontColor \
                hasAppearanceStream hasComb highlighted/isHighlighted iconType interiorColor isActivatableTextField isPasswordField \
                listChoice/isListChoice markupType maximumLength modificationDate multiline/isMultiline open/isOpen page paths popup \
                quadrilateralPoints radiosInUnison readOnly/isReadOnly shouldDisplay shouldPrint stampName startLineStyle startPoint \
                type userName values widgetControlType widgetDefaultStringValue widgetFieldType widgetStringValue
                """,
            methods: """
                addBezierPath: copyWithZone: drawWithBox:inContext: removeBezierPath: removeValueForAnnotationKey: \
                setBoolean:forAnnotationKey: setRect:forAnnotationKey: setValue:forAnnotationKey: valueForAnnotationKey:
                """,
            classMethods: "lineStyleFromName: nameForLineStyle:",
            initializers: "initWithBounds:forType:withProperties:",
            property: PDFAnnotation.propertyOfPDFAnnotation,
            method: PDFAnnotation.methodOfPDFAnnotation,
            classMethod: PDFAnnotation.classMethodOfPDFAnnotation,
            initializer: PDFAnnotation.initializerOfPDFAnnotation)
    }

    private static func propertyOfPDFAnnotation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("URL", \PDFAnnotation.url)
        case 1: return .value("action", \PDFAnnotation.action)
        case 2: return .value("alignment", \PDFAnnotation.alignment)
        case 3: return .value("allowsToggleToOff", \PDFAnnotation.allowsToggleToOff)
        case 4: return .readOnly(\PDFAnnotation.annotationKeyValues)
        case 5: return .value("backgroundColor", \PDFAnnotation.backgroundColor)
        case 6: return .value("border", \PDFAnnotation.border)
        case 7: return .value("bounds", \PDFAnnotation.bounds)
        case 8: return .value("buttonWidgetState", \PDFAnnotation.buttonWidgetState)
        case 9: return .value("buttonWidgetStateString", \PDFAnnotation.buttonWidgetStateString)
        case 10: return .value("caption", \PDFAnnotation.caption)
        case 11: return .value("choices", \PDFAnnotation.choices)
        case 12: return .value("color", \PDFAnnotation.color)
        case 13: return .value("contents", \PDFAnnotation.contents)
        case 14: return .value("destination", \PDFAnnotation.destination)
        case 15: return .value("endLineStyle", \PDFAnnotation.endLineStyle)
        case 16: return .value("endPoint", \PDFAnnotation.endPoint)
        case 17: return .value("fieldName", \PDFAnnotation.fieldName)
        case 18: return .value("font", \PDFAnnotation.font)
        case 19: return .value("fontColor", \PDFAnnotation.fontColor)
        case 20: return .readOnly(\PDFAnnotation.hasAppearanceStream)
        case 21: return .value("hasComb", \PDFAnnotation.hasComb)
        case 22: return .value("highlighted", \PDFAnnotation.isHighlighted)
        case 23: return .value("iconType", \PDFAnnotation.iconType)
        case 24: return .value("interiorColor", \PDFAnnotation.interiorColor)
        case 25: return .readOnly(\PDFAnnotation.isActivatableTextField)
        case 26: return .readOnly(\PDFAnnotation.isPasswordField)
        case 27: return .value("listChoice", \PDFAnnotation.isListChoice)
        case 28: return .value("markupType", \PDFAnnotation.markupType)
        case 29: return .value("maximumLength", \PDFAnnotation.maximumLength)
        case 30: return .value("modificationDate", \PDFAnnotation.modificationDate)
        case 31: return .value("multiline", \PDFAnnotation.isMultiline)
        case 32: return .value("open", \PDFAnnotation.isOpen)
        case 33: return .value("page", \PDFAnnotation.page)
        case 34: return .readOnly(\PDFAnnotation.paths)
        case 35: return .value("popup", \PDFAnnotation.popup)
        case 36: return .value("quadrilateralPoints", \PDFAnnotation.quadrilateralPoints)
        case 37: return .value("radiosInUnison", \PDFAnnotation.radiosInUnison)
        case 38: return .value("readOnly", \PDFAnnotation.isReadOnly)
        case 39: return .value("shouldDisplay", \PDFAnnotation.shouldDisplay)
        case 40: return .value("shouldPrint", \PDFAnnotation.shouldPrint)
        case 41: return .value("stampName", \PDFAnnotation.stampName)
        case 42: return .value("startLineStyle", \PDFAnnotation.startLineStyle)
        case 43: return .value("startPoint", \PDFAnnotation.startPoint)
        case 44: return .value("type", \PDFAnnotation.type)
        case 45: return .value("userName", \PDFAnnotation.userName)
        case 46: return .value("values", \PDFAnnotation.values)
        case 47: return .value("widgetControlType", \PDFAnnotation.widgetControlType)
        case 48: return .value("widgetDefaultStringValue", \PDFAnnotation.widgetDefaultStringValue)
        case 49: return .value("widgetFieldType", \PDFAnnotation.widgetFieldType)
        default: return .value("widgetStringValue", \PDFAnnotation.widgetStringValue)
        }
    }

    nonisolated private static func methodOfPDFAnnotation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! PDFAnnotation).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addBezierPath:", as: (UIBezierPath).self)) }
        case 1:
            return { r, a in (r as! PDFAnnotation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in
                (r as! PDFAnnotation).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithBox:inContext:", as: (PDFDisplayBox).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawWithBox:inContext:", as: (CGContext).self))
            }
        case 3:
            return { r, a in
                (r as! PDFAnnotation).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removeBezierPath:", as: (UIBezierPath).self))
            }
        case 4:
            return { r, a in
                (r as! PDFAnnotation).removeValue(
                    forAnnotationKey: ObjCRuntime.ObjCMessage.argument(a, 0, "removeValueForAnnotationKey:", as: (PDFAnnotationKey).self))
            }
        case 5:
            return { r, a in
                (r as! PDFAnnotation).setBoolean(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBoolean:forAnnotationKey:", as: (Bool).self),
                    forAnnotationKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setBoolean:forAnnotationKey:", as: (PDFAnnotationKey).self))
            }
        case 6:
            return { r, a in
                (r as! PDFAnnotation).setRect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRect:forAnnotationKey:", as: (CGRect).self),
                    forAnnotationKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setRect:forAnnotationKey:", as: (PDFAnnotationKey).self))
            }
        case 7:
            return { r, a in
                (r as! PDFAnnotation).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forAnnotationKey:", as: (Any).self),
                    forAnnotationKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forAnnotationKey:", as: (PDFAnnotationKey).self))
            }
        default:
            return { r, a in
                (r as! PDFAnnotation).value(
                    forAnnotationKey: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForAnnotationKey:", as: (PDFAnnotationKey).self))
            }
        }
    }

    nonisolated private static func classMethodOfPDFAnnotation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PDFAnnotation.Type).lineStyle(
                    fromName: ObjCRuntime.ObjCMessage.argument(a, 0, "lineStyleFromName:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! PDFAnnotation.Type).name(for: ObjCRuntime.ObjCMessage.argument(a, 0, "nameForLineStyle:", as: (PDFLineStyle).self))
            }
        }
    }

    nonisolated private static func initializerOfPDFAnnotation(_ index: Int) -> ObjCFactory {
        { a in
            PDFAnnotation(
                bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:forType:withProperties:", as: (CGRect).self),
                forType: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBounds:forType:withProperties:", as: (PDFAnnotationSubtype).self),
                withProperties: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithBounds:forType:withProperties:", as: ([AnyHashable: Any]?).self))
        }
    }
}
