// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSExpressionDescription {
    nonisolated static var descriptionOfNSExpressionDescription: FrameworkClass {
        FrameworkClass(
            NSExpressionDescription.self,
            properties: "expression expressionResultType resultType",
            initializers: "init",
            property: NSExpressionDescription.propertyOfNSExpressionDescription,
            initializer: NSExpressionDescription.initializerOfNSExpressionDescription)
    }

    private static func propertyOfNSExpressionDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("expression", \NSExpressionDescription.expression)
        case 1: return .value("expressionResultType", \NSExpressionDescription.expressionResultType)
        default: return .value("resultType", \NSExpressionDescription.resultType)
        }
    }

    nonisolated private static func initializerOfNSExpressionDescription(_ index: Int) -> ObjCFactory {
        { _ in NSExpressionDescription() }
    }
}
