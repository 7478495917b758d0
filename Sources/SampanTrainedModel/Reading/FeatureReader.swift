extension TrainedModel.OneHotEncoder {
    init(_ message: WireMessage) throws {
        self.init()
        try message.forEachField { field in
            switch field.number {
            case 1: try categories.read(strings: field.message("stringCategories"))
            case 2: try categories.read(integers: field.message("int64Categories"))
            case 10: isSparse = try field.bool()
            case 11: ignoresUnknown = try field.bool()
            default: break
            }
        }
        guard categories.count > 0 else { throw TrainedModelFault("there are no categories", at: message.place) }
    }
}

extension TrainedModel.Imputer {
    init(_ message: WireMessage) throws {
        var (imputed, replaced): (Value?, Value?)
        func array<Element>(_ field: WireField, _ name: String, _ read: (WireField) throws -> [Element]) throws -> [Element] {
            var values: [Element] = []
            try field.message(name).forEachField { if $0.number == 1 { values += try read($0) } }
            return values
        }
        func dictionary<Key: Hashable>(
            _ field: WireField, _ name: String, _ none: Key, _ read: (WireField) throws -> Key
        ) throws -> [Key: Double] {
            var values: [Key: Double] = [:]
            try field.message(name).forEachField { inner in
                guard inner.number == 1 else { return }
                let (key, value) = try inner.message("map").entry(key: none, value: 0, read) { try $0.double() }
                values[key] = value
            }
            return values
        }
        try message.forEachField { field in
            switch field.number {
            case 1: imputed = .double(try field.double())
            case 2: imputed = .integer(try field.integer())
            case 3: imputed = .string(try field.string())
            case 4: imputed = .doubles(try array(field, "imputedDoubleArray") { try $0.doubles() })
            case 5: imputed = .integers(try array(field, "imputedInt64Array") { try $0.integers() })
            case 6: imputed = .stringDictionary(try dictionary(field, "imputedStringDictionary", "") { try $0.string() })
            case 7: imputed = .integerDictionary(try dictionary(field, "imputedInt64Dictionary", 0) { try $0.integer() })
            case 11: replaced = .double(try field.double())
            case 12: replaced = .integer(try field.integer())
            case 13: replaced = .string(try field.string())
            default: break
            }
        }
        guard let imputed else { throw TrainedModelFault("nothing is to stand for what is missing", at: message.place) }
        self.init(imputed: imputed, replaced: replaced)
    }
}

extension TrainedModel.CategoricalMapping {
    init(_ message: WireMessage) throws {
        var integers: [String: Int64]?
        var strings: [Int64: String]?
        var (unknownString, unknownInteger): (String?, Int64?)
        try message.forEachField { field in
            switch field.number {
            case 1:
                (integers, strings) = (integers ?? [:], nil)
                try field.message("stringToInt64Map").forEachField { inner in
                    guard inner.number == 1 else { return }
                    let (key, value) = try inner.message("map").entry(key: "", value: 0, { try $0.string() }, { try $0.integer() })
                    integers?[key] = value
                }
            case 2:
                (strings, integers) = (strings ?? [:], nil)
                try field.message("int64ToStringMap").forEachField { inner in
                    guard inner.number == 1 else { return }
                    let (key, value) = try inner.message("map").entry(key: 0, value: "", { try $0.integer() }, { try $0.string() })
                    strings?[key] = value
                }
            case 101: unknownString = try field.string()
            case 102: unknownInteger = try field.integer()
            default: break
            }
        }
        if let integers {
            self = .stringToInteger(integers, unknown: unknownInteger)
        } else if let strings {
            self = .integerToString(strings, unknown: unknownString)
        } else {
            throw TrainedModelFault("nothing is mapped", at: message.place)
        }
    }
}

extension TrainedModel.Kind {
    static func columns(_ message: WireMessage) throws -> [TrainedModel.FeatureColumn] {
        var columns: [TrainedModel.FeatureColumn] = []
        try message.forEachField { field in
            guard field.number == 1 else { return }
            var column = TrainedModel.FeatureColumn(name: "", count: 0)
            try field.message("inputList[\(columns.count)]").forEachField { inner in
                if inner.number == 1 { column.name = try inner.string() }
                if inner.number == 2 { column.count = try inner.count() }
            }
            columns.append(column)
        }
        return columns
    }

    static func dictionaryVectorizer(_ message: WireMessage) throws -> TrainedModel.Kind {
        var keys = TrainedModel.Labels.strings([])
        try message.forEachField { field in
            if field.number == 1 { try keys.read(strings: field.message("stringToIndex")) }
            if field.number == 2 { try keys.read(integers: field.message("int64ToIndex")) }
        }
        guard keys.count > 0 else { throw TrainedModelFault("there are no keys", at: message.place) }
        return .dictionaryVectorizer(keys)
    }

    static func scaler(_ message: WireMessage) throws -> TrainedModel.Kind {
        var (shift, scale): ([Double], [Double]) = ([], [])
        try message.forEachField { field in
            if field.number == 1 { shift += try field.doubles() }
            if field.number == 2 { scale += try field.doubles() }
        }
        return .scaler(shift: shift, scale: scale)
    }

    static func normalizer(_ message: WireMessage) throws -> TrainedModel.Kind {
        var norm = TrainedModel.Norm.max
        try message.forEachField { if $0.number == 1 { norm = try $0.enumeration("norm") } }
        return .normalizer(norm)
    }

    static func arrayFeatureExtractor(_ message: WireMessage) throws -> TrainedModel.Kind {
        var indices: [Int] = []
        try message.forEachField { field in
            guard field.number == 1 else { return }
            for index in try field.integers() {
                guard let index = Int(exactly: index), index >= 0 else { throw field.fault("\(index) is no place in an array") }
                indices.append(index)
            }
        }
        return .arrayFeatureExtractor(indices)
    }
}
