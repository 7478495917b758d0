import SampanDataModel
import XcodeProject

/// The archives in which Xcode keeps the value expressions of a mapping model: objects of Apple's `NSExpression` in a keyed archive.
enum MappingExpressionArchive {
    /// Why an archive cannot be read.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// The expression that an archive holds.
    ///
    /// - Throws: `Fault`, or `ParseError` for what is no property list.
    static func expression(_ archive: some Sequence<UInt8>) throws -> MappingExpression {
        let list = try PropertyList.parse(Array(archive), path: "the archive")
        guard let objects = list["$objects"]?.array, let root = list["$top"]?["root"] else {
            throw Fault(description: "it is no keyed archive")
        }
        var reader = Reader(objects: objects)
        return try reader.expression(root, depth: 0)
    }

    private struct Reader {
        let objects: [PropertyList]
        /// How many expressions may still be read: shared ones could otherwise multiply without end.
        private var budget = 10_000

        init(objects: [PropertyList]) { self.objects = objects }

        /// What a reference stands for.
        private func object(_ reference: PropertyList?) throws -> PropertyList {
            guard let reference else { throw Fault(description: "a part of the expression is missing") }
            guard case .integer(let index)? = reference["CF$UID"] else { return reference }
            guard objects.indices.contains(Int(clamping: index)) else {
                throw Fault(description: "it refers to an object that is not there")
            }
            return objects[Int(index)]
        }

        private func className(_ object: PropertyList) throws -> String {
            try self.object(object["$class"])["$classname"]?.string ?? ""
        }

        private func text(_ object: PropertyList, _ key: String) throws -> String {
            guard case .string(let text) = try self.object(object[key]) else { throw Fault(description: "\(key) is no text") }
            return text
        }

        private mutating func list(_ object: PropertyList, _ key: String, depth: Int) throws -> [MappingExpression] {
            guard let found = object[key] else { return [] }
            var result: [MappingExpression] = []
            for element in try self.object(found)["NS.objects"]?.array ?? [] { result.append(try expression(element, depth: depth + 1)) }
            return result
        }

        mutating func expression(_ reference: PropertyList, depth: Int) throws -> MappingExpression {
            budget -= 1
            guard depth < MappingExpression.depthLimit, budget > 0 else { throw Fault(description: "it is nested too deeply") }
            let object = try self.object(reference)
            let name = try className(object)
            switch name {
            case "NSConstantValueExpression": return .constant(try value(object["NSConstantValue"]))
            case "NSVariableExpression": return .variable(try text(object, "NSVariable"))
            case "NSSelfExpression": return .evaluatedObject
            case "NSKeyPathSpecifierExpression": return .keyPath(.evaluatedObject, try text(object, "NSKeyPath"))
            case "NSAggregateExpression": return .aggregate(try list(object, "NSCollection", depth: depth))
            case "NSKeyPathExpression":
                guard let operand = object["NSOperand"],
                    let path = try self.object(object["NSArguments"])["NS.objects"]?.array?.first
                else { throw Fault(description: "a key path is missing") }
                return .keyPath(try expression(operand, depth: depth + 1), try text(try self.object(path), "NSKeyPath"))
            case "NSFunctionExpression":
                let arguments = try list(object, "NSArguments", depth: depth)
                let selector = try text(object, "NSSelectorName")
                guard let operand = object["NSOperand"] else { return .predefined(selector, arguments) }
                // What expressions can do themselves is archived as methods of a class of their own.
                if try self.object(operand)["NSConstantValueClassName"] != nil { return .predefined(selector, arguments) }
                return .function(try expression(operand, depth: depth + 1), selector, arguments)
            default: throw Fault(description: "it holds a \(name), which is not known here")
            }
        }

        private func value(_ reference: PropertyList?) throws -> DataModel.Value? {
            guard let reference else { return nil }
            let object = try self.object(reference)
            switch object {
            case .string("$null"): return nil
            case .string(let text): return .string(text)
            case .boolean(let isTrue): return .boolean(isTrue)
            case .integer(let number): return .integer(number)
            case .real(let number): return .real(number)
            case .date(let seconds): return .date(seconds)
            default: break
            }
            switch try className(object) {
            case "NSNull": return nil
            case "NSString", "NSMutableString": if let text = object["NS.string"]?.string { return .string(text) }
            case "NSDate": if case .real(let seconds)? = object["NS.time"] { return .date(seconds) }
            default: break
            }
            throw Fault(description: "it holds a \(try className(object)), which is not known here")
        }
    }
}
