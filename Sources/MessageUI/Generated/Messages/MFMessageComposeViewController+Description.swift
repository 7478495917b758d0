// Made by `make generate` from the sources of this module.
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

extension MFMessageComposeViewController {
    nonisolated static var descriptionOfMFMessageComposeViewController: FrameworkClass {
        FrameworkClass(
            MFMessageComposeViewController.self,
            properties: "attachments body messageComposeDelegate recipients subject",
            methods: "addAttachmentData:typeIdentifier:filename: addAttachmentURL:withAlternateFilename: disableUserAttachments",
            classMethods: "canSendAttachments canSendSubject canSendText isSupportedAttachmentUTI:",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: MFMessageComposeViewController.propertyOfMFMessageComposeViewController,
            method: MFMessageComposeViewController.methodOfMFMessageComposeViewController,
            classMethod: MFMessageComposeViewController.classMethodOfMFMessageComposeViewController,
            initializer: MFMessageComposeViewController.initializerOfMFMessageComposeViewController)
    }

    private static func propertyOfMFMessageComposeViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MFMessageComposeViewController.attachments)
        case 1: return .value("body", \MFMessageComposeViewController.body)
        case 2: return .reference(\MFMessageComposeViewController.messageComposeDelegate)
        case 3: return .value("recipients", \MFMessageComposeViewController.recipients)
        default: return .value("subject", \MFMessageComposeViewController.subject)
        }
    }

    nonisolated private static func methodOfMFMessageComposeViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MFMessageComposeViewController).addAttachmentData(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAttachmentData:typeIdentifier:filename:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "addAttachmentData:typeIdentifier:filename:", as: (String).self),
                    filename: ObjCRuntime.ObjCMessage.argument(a, 2, "addAttachmentData:typeIdentifier:filename:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! MFMessageComposeViewController).addAttachmentURL(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAttachmentURL:withAlternateFilename:", as: (URL).self),
                    withAlternateFilename: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addAttachmentURL:withAlternateFilename:", as: (String?).self))
            }
        default: return { r, _ in (r as! MFMessageComposeViewController).disableUserAttachments() }
        }
    }

    nonisolated private static func classMethodOfMFMessageComposeViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MFMessageComposeViewController.Type).canSendAttachments() }
        case 1: return { r, _ in (r as! MFMessageComposeViewController.Type).canSendSubject() }
        case 2: return { r, _ in (r as! MFMessageComposeViewController.Type).canSendText() }
        default:
            return { r, a in
                (r as! MFMessageComposeViewController.Type).isSupportedAttachmentUTI(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isSupportedAttachmentUTI:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfMFMessageComposeViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MFMessageComposeViewController() }
        case 1:
            return { a in
                MFMessageComposeViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                MFMessageComposeViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
