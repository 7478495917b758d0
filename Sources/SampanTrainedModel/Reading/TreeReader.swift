extension TrainedModel.Kind {
    static func treeRegressor(_ message: WireMessage) throws -> TrainedModel.Kind {
        .treeRegressor(try trees(message).0)
    }

    static func treeClassifier(_ message: WireMessage) throws -> TrainedModel.Kind {
        let (trees, labels) = try trees(message)
        let expected: [Int] =
            switch trees.transform {
            case .logistic: [1]
            case .softmaxWithZeroReference: [labels.count - 1]
            case .none, .softmax: labels.count == 2 ? [1, 2] : [labels.count]
            }
        guard labels.count > 0, expected.contains(trees.dimensions), trees.transform != .logistic || labels.count == 2 else {
            throw TrainedModelFault("there are \(labels.count) classes and \(trees.dimensions) sums", at: message.place)
        }
        return .treeClassifier(trees, labels)
    }

    private static func trees(_ message: WireMessage) throws -> (TrainedModel.TreeEnsemble, TrainedModel.Labels) {
        var (trees, labels) = (TrainedModel.TreeEnsemble(), TrainedModel.Labels.strings([]))
        var reader = TreeReader()
        try message.forEachField { field in
            switch field.number {
            case 1: try reader.read(field.message("treeEnsemble"), into: &trees)
            case 2: trees.transform = try field.enumeration("transform of trees")
            case 100: try labels.read(strings: field.message("stringClassLabels"))
            case 101: try labels.read(integers: field.message("int64ClassLabels"))
            default: break
            }
        }
        try reader.finish(&trees, at: message.place)
        return (trees, labels)
    }
}

/// Reads trees, whose nodes name each other by numbers.
private struct TreeReader {
    private struct Key: Hashable {
        var tree = 0
        var node = 0
    }

    private var keys: [Key] = []
    private let sumLimit = 1 << 16

    mutating func read(_ message: WireMessage, into trees: inout TrainedModel.TreeEnsemble) throws {
        try message.forEachField { field in
            switch field.number {
            case 1: try readNode(field.message("nodes[\(trees.nodes.count)]"), into: &trees)
            case 2: trees.dimensions = try field.count()
            case 3: trees.base += try field.doubles()
            default: break
            }
        }
    }

    private mutating func readNode(_ message: WireMessage, into trees: inout TrainedModel.TreeEnsemble) throws {
        var (node, key) = (TrainedModel.Node(), Key())
        try message.forEachField { field in
            switch field.number {
            case 1: key.tree = try field.count()
            case 2: key.node = try field.count()
            case 3: node.behavior = try field.enumeration("behaviour of a node")
            case 10: node.feature = try field.count()
            case 11: node.value = try field.double()
            case 12: node.trueChild = try field.count()
            case 13: node.falseChild = try field.count()
            case 14: node.missingIsTrue = try field.bool()
            case 20:
                var addition = TrainedModel.Addition()
                try field.message("evaluationInfo[\(node.additions.count)]").forEachField { inner in
                    if inner.number == 1 { addition.dimension = try inner.count() }
                    if inner.number == 2 { addition.value = try inner.double() }
                }
                node.additions.append(addition)
            default: break
            }
        }
        trees.nodes.append(node)
        keys.append(key)
    }

    /// Puts places for the numbers by which nodes name each other, and sees to it that they are trees: each begins at one node, and no
    /// way down it ends nowhere or goes round.
    func finish(_ trees: inout TrainedModel.TreeEnsemble, at place: String) throws {
        func fault(_ index: Int, _ text: String) -> TrainedModelFault {
            TrainedModelFault("the node \(keys[index].node) of the tree \(keys[index].tree) \(text)", at: "\(place).treeEnsemble")
        }
        guard (1...sumLimit).contains(trees.dimensions) else {
            throw TrainedModelFault("there are \(trees.dimensions) sums, and 1 to \(sumLimit) are possible", at: "\(place).treeEnsemble")
        }
        guard trees.base.isEmpty || trees.base.count == trees.dimensions else {
            throw TrainedModelFault(
                "there are \(trees.dimensions) sums, and \(trees.base.count) values to begin with", at: "\(place).treeEnsemble")
        }
        var places: [Key: Int] = [:]
        for (index, key) in keys.enumerated() where places.updateValue(index, forKey: key) != nil {
            throw fault(index, "is there twice")
        }
        var hasParent = [Bool](repeating: false, count: keys.count)
        for index in trees.nodes.indices {
            let node = trees.nodes[index]
            if node.behavior == .leaf {
                for addition in node.additions where addition.dimension >= trees.dimensions {
                    throw fault(index, "adds to the sum \(addition.dimension), and there are \(trees.dimensions)")
                }
                continue
            }
            func child(_ number: Int) throws -> Int {
                guard let child = places[Key(tree: keys[index].tree, node: number)] else {
                    throw fault(index, "goes on with the node \(number), which is not there")
                }
                guard !hasParent[child] else { throw fault(child, "is below two nodes") }
                hasParent[child] = true
                return child
            }
            trees.nodes[index].trueChild = try child(node.trueChild)
            trees.nodes[index].falseChild = try child(node.falseChild)
        }
        // With one node at most above each, what cannot be reached from a root goes round.
        trees.roots = trees.nodes.indices.filter { !hasParent[$0] }
        var reached = 0
        var next = trees.roots
        while let index = next.popLast() {
            reached += 1
            if trees.nodes[index].behavior != .leaf { next += [trees.nodes[index].trueChild, trees.nodes[index].falseChild] }
        }
        guard reached == trees.nodes.count else {
            throw TrainedModelFault("\(trees.nodes.count - reached) nodes are in trees that go round", at: "\(place).treeEnsemble")
        }
        var begun: Set<Int> = []
        for root in trees.roots where !begun.insert(keys[root].tree).inserted { throw fault(root, "is a second beginning of its tree") }
    }
}
