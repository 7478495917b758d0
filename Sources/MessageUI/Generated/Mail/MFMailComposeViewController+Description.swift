// Made by `make generate` from the sources of this module.
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

extension MFMailComposeViewController {
    nonisolated static var descriptionOfMFMailComposeViewController: FrameworkClass {
        FrameworkClass(
            MFMailComposeViewController.self,
            properties: "mailComposeDelegate",
            methods: """
                addAttachmentData:mimeType:fileName: setBccRecipients: setCcRecipients: setMessageBody:isHTML: \
                setPreferredSendingEmailAddress: setSubject: setToRecipients:
                """,
            classMethods: "canSendMail",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: MFMailComposeViewController.propertyOfMFMailComposeViewController,
            method: MFMailComposeViewController.methodOfMFMailComposeViewController,
            classMethod: MFMailComposeViewController.classMethodOfMFMailComposeViewController,
            initializer: MFMailComposeViewController.initializerOfMFMailComposeViewController)
    }

    private static func propertyOfMFMailComposeViewController(_ index: Int) -> ClassDescription.Property {
        .reference(\MFMailComposeViewController.mailComposeDelegate)
    }

    nonisolated private static func methodOfMFMailComposeViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MFMailComposeViewController).addAttachmentData(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAttachmentData:mimeType:fileName:", as: (Data).self),
                    mimeType: ObjCRuntime.ObjCMessage.argument(a, 1, "addAttachmentData:mimeType:fileName:", as: (String).self),
                    fileName: ObjCRuntime.ObjCMessage.argument(a, 2, "addAttachmentData:mimeType:fileName:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! MFMailComposeViewController).setBccRecipients(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBccRecipients:", as: ([String]?).self))
            }
        case 2:
            return { r, a in
                (r as! MFMailComposeViewController).setCcRecipients(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCcRecipients:", as: ([String]?).self))
            }
        case 3:
            return { r, a in
                (r as! MFMailComposeViewController).setMessageBody(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMessageBody:isHTML:", as: (String).self),
                    isHTML: ObjCRuntime.ObjCMessage.argument(a, 1, "setMessageBody:isHTML:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! MFMailComposeViewController).setPreferredSendingEmailAddress(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPreferredSendingEmailAddress:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! MFMailComposeViewController).setSubject(ObjCRuntime.ObjCMessage.argument(a, 0, "setSubject:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! MFMailComposeViewController).setToRecipients(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setToRecipients:", as: ([String]?).self))
            }
        }
    }

    nonisolated private static func classMethodOfMFMailComposeViewController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MFMailComposeViewController.Type).canSendMail() }
    }

    nonisolated private static func initializerOfMFMailComposeViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MFMailComposeViewController() }
        case 1:
            return { a in MFMailComposeViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MFMailComposeViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
