// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

extension AVCaptureConnection {
    nonisolated static var descriptionOfAVCaptureConnection: FrameworkClass {
        FrameworkClass(
            AVCaptureConnection.self,
            properties: """
                automaticallyAdjustsVideoMirroring enabled/isEnabled inputPorts isActive isVideoMirroringSupported \
                isVideoOrientationSupported output videoMirrored/isVideoMirrored videoOrientation videoPreviewLayer
                """,
            initializers: "initWithInputPort:videoPreviewLayer: initWithInputPorts:output:",
            property: AVCaptureConnection.propertyOfAVCaptureConnection,
            initializer: AVCaptureConnection.initializerOfAVCaptureConnection)
    }

    private static func propertyOfAVCaptureConnection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("automaticallyAdjustsVideoMirroring", \AVCaptureConnection.automaticallyAdjustsVideoMirroring)
        case 1: return .value("enabled", \AVCaptureConnection.isEnabled)
        case 2: return .readOnly(\AVCaptureConnection.inputPorts)
        case 3: return .readOnly(\AVCaptureConnection.isActive)
        case 4: return .readOnly(\AVCaptureConnection.isVideoMirroringSupported)
        case 5: return .readOnly(\AVCaptureConnection.isVideoOrientationSupported)
        case 6: return .readOnly(\AVCaptureConnection.output)
        case 7: return .value("videoMirrored", \AVCaptureConnection.isVideoMirrored)
        case 8: return .value("videoOrientation", \AVCaptureConnection.videoOrientation)
        default: return .readOnly(\AVCaptureConnection.videoPreviewLayer)
        }
    }

    nonisolated private static func initializerOfAVCaptureConnection(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVCaptureConnection(
                    inputPort: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithInputPort:videoPreviewLayer:", as: (AVCaptureInput.Port).self),
                    videoPreviewLayer: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithInputPort:videoPreviewLayer:", as: (AVCaptureVideoPreviewLayer).self))
            }
        default:
            return { a in
                AVCaptureConnection(
                    inputPorts: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithInputPorts:output:", as: ([AVCaptureInput.Port]).self),
                    output: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithInputPorts:output:", as: (AVCaptureOutput).self))
            }
        }
    }
}

extension AVCaptureDevice {
    nonisolated static var descriptionOfAVCaptureDevice: FrameworkClass {
        FrameworkClass(
            AVCaptureDevice.self,
            properties: """
                connected/isConnected deviceType hasFlash hasTorch isTorchAvailable localizedName modelID position \
                torchActive/isTorchActive torchMode uniqueID
                """,
            methods: "hasMediaType: isTorchModeSupported: lockForConfiguration: unlockForConfiguration",
            classMethods: """
                authorizationStatusForMediaType: defaultDeviceWithDeviceType:mediaType:position: defaultDeviceWithMediaType: devices \
                devicesWithMediaType: requestAccessForMediaType:completionHandler:
                """,
            property: AVCaptureDevice.propertyOfAVCaptureDevice,
            method: AVCaptureDevice.methodOfAVCaptureDevice,
            classMethod: AVCaptureDevice.classMethodOfAVCaptureDevice)
    }

    private static func propertyOfAVCaptureDevice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureDevice.isConnected)
        case 1: return .readOnly(\AVCaptureDevice.deviceType)
        case 2: return .readOnly(\AVCaptureDevice.hasFlash)
        case 3: return .readOnly(\AVCaptureDevice.hasTorch)
        case 4: return .readOnly(\AVCaptureDevice.isTorchAvailable)
        case 5: return .readOnly(\AVCaptureDevice.localizedName)
        case 6: return .readOnly(\AVCaptureDevice.modelID)
        case 7: return .readOnly(\AVCaptureDevice.position)
        case 8: return .readOnly(\AVCaptureDevice.isTorchActive)
        case 9: return .value("torchMode", \AVCaptureDevice.torchMode)
        default: return .readOnly(\AVCaptureDevice.uniqueID)
        }
    }

    nonisolated private static func methodOfAVCaptureDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureDevice).hasMediaType(ObjCRuntime.ObjCMessage.argument(a, 0, "hasMediaType:", as: (AVMediaType).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureDevice).isTorchModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isTorchModeSupported:", as: (AVCaptureDevice.TorchMode).self))
            }
        case 2: return { r, _ in try? (r as! AVCaptureDevice).lockForConfiguration() }
        default: return { r, _ in (r as! AVCaptureDevice).unlockForConfiguration() }
        }
    }

    nonisolated private static func classMethodOfAVCaptureDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureDevice.Type).authorizationStatus(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "authorizationStatusForMediaType:", as: (AVMediaType).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureDevice.Type).default(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVCaptureDevice.DeviceType).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVMediaType?).self),
                    position: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVCaptureDevice.Position).self))
            }
        case 2:
            return { r, a in
                (r as! AVCaptureDevice.Type).default(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultDeviceWithMediaType:", as: (AVMediaType).self))
            }
        case 3: return { r, _ in (r as! AVCaptureDevice.Type).devices() }
        case 4:
            return { r, a in
                (r as! AVCaptureDevice.Type).devices(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "devicesWithMediaType:", as: (AVMediaType).self))
            }
        default:
            return { r, a in
                (r as! AVCaptureDevice.Type).requestAccess(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "requestAccessForMediaType:completionHandler:", as: (AVMediaType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAccessForMediaType:completionHandler:", as: ((Bool) -> Void).self))
            }
        }
    }
}

extension AVCaptureDevice.DiscoverySession {
    nonisolated static var descriptionOfAVCaptureDeviceDiscoverySession: FrameworkClass {
        FrameworkClass(
            AVCaptureDevice.DiscoverySession.self,
            properties: "devices",
            initializers: "discoverySessionWithDeviceTypes:mediaType:position:",
            property: AVCaptureDevice.DiscoverySession.propertyOfAVCaptureDeviceDiscoverySession,
            initializer: AVCaptureDevice.DiscoverySession.initializerOfAVCaptureDeviceDiscoverySession)
    }

    private static func propertyOfAVCaptureDeviceDiscoverySession(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureDevice.DiscoverySession.devices)
    }

    nonisolated private static func initializerOfAVCaptureDeviceDiscoverySession(_ index: Int) -> ObjCFactory {
        { a in
            AVCaptureDevice.DiscoverySession(
                deviceTypes: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "discoverySessionWithDeviceTypes:mediaType:position:", as: ([AVCaptureDevice.DeviceType]).self),
                mediaType: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "discoverySessionWithDeviceTypes:mediaType:position:", as: (AVMediaType?).self),
                position: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "discoverySessionWithDeviceTypes:mediaType:position:", as: (AVCaptureDevice.Position).self))
        }
    }
}

extension AVCaptureDeviceInput {
    nonisolated static var descriptionOfAVCaptureDeviceInput: FrameworkClass {
        FrameworkClass(
            AVCaptureDeviceInput.self,
            properties: "device",
            initializers: "initWithDevice:error:",
            property: AVCaptureDeviceInput.propertyOfAVCaptureDeviceInput,
            initializer: AVCaptureDeviceInput.initializerOfAVCaptureDeviceInput)
    }

    private static func propertyOfAVCaptureDeviceInput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureDeviceInput.device)
    }

    nonisolated private static func initializerOfAVCaptureDeviceInput(_ index: Int) -> ObjCFactory {
        { a in
            try? AVCaptureDeviceInput(device: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDevice:error:", as: (AVCaptureDevice).self))
        }
    }
}

extension AVCaptureInput {
    nonisolated static var descriptionOfAVCaptureInput: FrameworkClass {
        FrameworkClass(
            AVCaptureInput.self,
            properties: "ports",
            property: AVCaptureInput.propertyOfAVCaptureInput)
    }

    private static func propertyOfAVCaptureInput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureInput.ports)
    }
}

extension AVCaptureInput.Port {
    nonisolated static var descriptionOfAVCaptureInputPort: FrameworkClass {
        FrameworkClass(
            AVCaptureInput.Port.self,
            properties: "enabled/isEnabled input mediaType",
            property: AVCaptureInput.Port.propertyOfAVCaptureInputPort)
    }

    private static func propertyOfAVCaptureInputPort(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \AVCaptureInput.Port.isEnabled)
        case 1: return .readOnly(\AVCaptureInput.Port.input)
        default: return .readOnly(\AVCaptureInput.Port.mediaType)
        }
    }
}

extension AVCaptureOutput {
    nonisolated static var descriptionOfAVCaptureOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureOutput.self,
            properties: "connections",
            methods: "connectionWithMediaType:",
            property: AVCaptureOutput.propertyOfAVCaptureOutput,
            method: AVCaptureOutput.methodOfAVCaptureOutput)
    }

    private static func propertyOfAVCaptureOutput(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureOutput.connections)
    }

    nonisolated private static func methodOfAVCaptureOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureOutput).connection(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "connectionWithMediaType:", as: (AVMediaType).self))
        }
    }
}

extension AVCaptureSession {
    nonisolated static var descriptionOfAVCaptureSession: FrameworkClass {
        FrameworkClass(
            AVCaptureSession.self,
            properties: "connections inputs interrupted/isInterrupted outputs running/isRunning sessionPreset",
            methods: """
                addInput: addOutput: beginConfiguration canAddInput: canAddOutput: canSetSessionPreset: commitConfiguration \
                removeInput: removeOutput: startRunning stopRunning
                """,
            initializers: "init",
            property: AVCaptureSession.propertyOfAVCaptureSession,
            method: AVCaptureSession.methodOfAVCaptureSession,
            initializer: AVCaptureSession.initializerOfAVCaptureSession)
    }

    private static func propertyOfAVCaptureSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureSession.connections)
        case 1: return .readOnly(\AVCaptureSession.inputs)
        case 2: return .readOnly(\AVCaptureSession.isInterrupted)
        case 3: return .readOnly(\AVCaptureSession.outputs)
        case 4: return .readOnly(\AVCaptureSession.isRunning)
        default: return .value("sessionPreset", \AVCaptureSession.sessionPreset)
        }
    }

    nonisolated private static func methodOfAVCaptureSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureSession).addInput(ObjCRuntime.ObjCMessage.argument(a, 0, "addInput:", as: (AVCaptureInput).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureSession).addOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "addOutput:", as: (AVCaptureOutput).self))
            }
        case 2: return { r, _ in (r as! AVCaptureSession).beginConfiguration() }
        case 3:
            return { r, a in
                (r as! AVCaptureSession).canAddInput(ObjCRuntime.ObjCMessage.argument(a, 0, "canAddInput:", as: (AVCaptureInput).self))
            }
        case 4:
            return { r, a in
                (r as! AVCaptureSession).canAddOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "canAddOutput:", as: (AVCaptureOutput).self))
            }
        case 5:
            return { r, a in
                (r as! AVCaptureSession).canSetSessionPreset(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canSetSessionPreset:", as: (AVCaptureSession.Preset).self))
            }
        case 6: return { r, _ in (r as! AVCaptureSession).commitConfiguration() }
        case 7:
            return { r, a in
                (r as! AVCaptureSession).removeInput(ObjCRuntime.ObjCMessage.argument(a, 0, "removeInput:", as: (AVCaptureInput).self))
            }
        case 8:
            return { r, a in
                (r as! AVCaptureSession).removeOutput(ObjCRuntime.ObjCMessage.argument(a, 0, "removeOutput:", as: (AVCaptureOutput).self))
            }
        case 9: return { r, _ in (r as! AVCaptureSession).startRunning() }
        default: return { r, _ in (r as! AVCaptureSession).stopRunning() }
        }
    }

    nonisolated private static func initializerOfAVCaptureSession(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureSession() }
    }
}

extension AVCaptureVideoPreviewLayer {
    nonisolated static var descriptionOfAVCaptureVideoPreviewLayer: FrameworkClass {
        FrameworkClass(
            AVCaptureVideoPreviewLayer.self,
            properties: "connection previewing/isPreviewing session videoGravity",
            methods: """
                captureDevicePointOfInterestForPoint: metadataOutputRectOfInterestForRect: pointForCaptureDevicePointOfInterest: \
                rectForMetadataOutputRectOfInterest: transformedMetadataObjectForMetadataObject:
                """,
            initializers: "init initWithCoder: initWithLayer: initWithSession:",
            property: AVCaptureVideoPreviewLayer.propertyOfAVCaptureVideoPreviewLayer,
            method: AVCaptureVideoPreviewLayer.methodOfAVCaptureVideoPreviewLayer,
            initializer: AVCaptureVideoPreviewLayer.initializerOfAVCaptureVideoPreviewLayer)
    }

    private static func propertyOfAVCaptureVideoPreviewLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureVideoPreviewLayer.connection)
        case 1: return .readOnly(\AVCaptureVideoPreviewLayer.isPreviewing)
        case 2: return .value("session", \AVCaptureVideoPreviewLayer.session)
        default: return .value("videoGravity", \AVCaptureVideoPreviewLayer.videoGravity)
        }
    }

    nonisolated private static func methodOfAVCaptureVideoPreviewLayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).captureDevicePointConverted(
                    fromLayerPoint: ObjCRuntime.ObjCMessage.argument(a, 0, "captureDevicePointOfInterestForPoint:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).metadataOutputRectConverted(
                    fromLayerRect: ObjCRuntime.ObjCMessage.argument(a, 0, "metadataOutputRectOfInterestForRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).layerPointConverted(
                    fromCaptureDevicePoint: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pointForCaptureDevicePointOfInterest:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).layerRectConverted(
                    fromMetadataOutputRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "rectForMetadataOutputRectOfInterest:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).transformedMetadataObject(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "transformedMetadataObjectForMetadataObject:", as: (AVMetadataObject).self))
            }
        }
    }

    nonisolated private static func initializerOfAVCaptureVideoPreviewLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVCaptureVideoPreviewLayer() }
        case 1:
            return { a in AVCaptureVideoPreviewLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in AVCaptureVideoPreviewLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        default:
            return { a in
                AVCaptureVideoPreviewLayer(session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:", as: (AVCaptureSession).self))
            }
        }
    }
}
