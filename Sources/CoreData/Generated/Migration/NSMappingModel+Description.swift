// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSMappingModel {
    nonisolated static var descriptionOfNSMappingModel: FrameworkClass {
        FrameworkClass(
            NSMappingModel.self,
            properties: "entityMappings entityMappingsByName",
            classMethods: "inferredMappingModelForSourceModel:destinationModel:error:",
            initializers: "init initFrom:forSourceModel:destinationModel: initWithContentsOf:",
            property: NSMappingModel.propertyOfNSMappingModel,
            classMethod: NSMappingModel.classMethodOfNSMappingModel,
            initializer: NSMappingModel.initializerOfNSMappingModel)
    }

    private static func propertyOfNSMappingModel(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("entityMappings", \NSMappingModel.entityMappings)
        default: return .readOnly(\NSMappingModel.entityMappingsByName)
        }
    }

    nonisolated private static func classMethodOfNSMappingModel(_ index: Int) -> ObjCImplementation {
        { r, a in
            try? (r as! NSMappingModel.Type).inferredMappingModel(
                forSourceModel: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "inferredMappingModelForSourceModel:destinationModel:error:", as: (NSManagedObjectModel).self),
                destinationModel: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "inferredMappingModelForSourceModel:destinationModel:error:", as: (NSManagedObjectModel).self))
        }
    }

    nonisolated private static func initializerOfNSMappingModel(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSMappingModel() }
        case 1:
            return { a in
                NSMappingModel(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "initFrom:forSourceModel:destinationModel:", as: ([Bundle]?).self),
                    forSourceModel: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initFrom:forSourceModel:destinationModel:", as: (NSManagedObjectModel?).self),
                    destinationModel: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initFrom:forSourceModel:destinationModel:", as: (NSManagedObjectModel?).self))
            }
        default: return { a in NSMappingModel(contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOf:", as: (URL?).self)) }
        }
    }
}
