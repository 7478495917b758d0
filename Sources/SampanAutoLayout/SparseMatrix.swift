/// A number at a row and a column, linked with its neighbours in both.
struct MatrixNode {
    var row: Int32
    var column: Int32
    var value: Double
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
}

/// A sparse matrix whose entries can be reached along rows and along columns, inserted and taken out in constant time.
///
/// Rows and columns are named by small numbers; the nodes lie in one block of memory and are used again. `none` ends a list.
struct SparseMatrix: ~Copyable {
    static let none: Int32 = -1

    private(set) var nodes = Buffer<MatrixNode>()
    private var firstFree = SparseMatrix.none
    private(set) var rowHeads = Buffer<Int32>()
    private(set) var columnHeads = Buffer<Int32>()

    /// Makes room for rows and columns with numbers below `count`.
    mutating func extend(to count: Int) {
        rowHeads.extend(to: count, with: SparseMatrix.none)
        columnHeads.extend(to: count, with: SparseMatrix.none)
    }

    mutating func removeAll() {
        nodes.removeAll()
        firstFree = SparseMatrix.none
        let count = rowHeads.count
        rowHeads.removeAll()
        columnHeads.removeAll()
        extend(to: count)
    }

    mutating func insert(row: Int32, column: Int32, value: Double) {
        let rowHead = rowHeads[row]
        let columnHead = columnHeads[column]
        let node = MatrixNode(
            row: row, column: column, value: value, nextInRow: rowHead, previousInRow: SparseMatrix.none, nextInColumn: columnHead,
            previousInColumn: SparseMatrix.none)
        let index: Int32
        if firstFree != SparseMatrix.none {
            index = firstFree
            firstFree = nodes[index].nextInRow
            nodes[index] = node
        } else {
            index = Int32(nodes.count)
            nodes.append(node)
        }
        if rowHead != SparseMatrix.none { nodes.base[Int(rowHead)].previousInRow = index }
        if columnHead != SparseMatrix.none { nodes.base[Int(columnHead)].previousInColumn = index }
        rowHeads[row] = index
        columnHeads[column] = index
    }

    mutating func remove(_ index: Int32) {
        unlinkFromRow(index)
        unlinkFromColumn(index)
        nodes.base[Int(index)].nextInRow = firstFree
        firstFree = index
    }

    mutating func removeRow(_ row: Int32) {
        while rowHeads[row] != SparseMatrix.none { remove(rowHeads[row]) }
    }

    mutating func removeColumn(_ column: Int32) {
        while columnHeads[column] != SparseMatrix.none { remove(columnHeads[column]) }
    }

    /// Moves a node to the front of another column.
    mutating func move(_ index: Int32, toColumn column: Int32) {
        unlinkFromColumn(index)
        let head = columnHeads[column]
        nodes.base[Int(index)].column = column
        nodes.base[Int(index)].nextInColumn = head
        nodes.base[Int(index)].previousInColumn = SparseMatrix.none
        if head != SparseMatrix.none { nodes.base[Int(head)].previousInColumn = index }
        columnHeads[column] = index
    }

    /// Gives all of a row's nodes to another, empty row.
    mutating func renameRow(_ row: Int32, to newRow: Int32) {
        assert(rowHeads[newRow] == SparseMatrix.none)
        var index = rowHeads[row]
        while index != SparseMatrix.none {
            nodes.base[Int(index)].row = newRow
            index = nodes[index].nextInRow
        }
        rowHeads[newRow] = rowHeads[row]
        rowHeads[row] = SparseMatrix.none
    }

    private func unlinkFromRow(_ index: Int32) {
        let node = nodes[index]
        if node.previousInRow != SparseMatrix.none {
            nodes.base[Int(node.previousInRow)].nextInRow = node.nextInRow
        } else {
            rowHeads[node.row] = node.nextInRow
        }
        if node.nextInRow != SparseMatrix.none { nodes.base[Int(node.nextInRow)].previousInRow = node.previousInRow }
    }

    private func unlinkFromColumn(_ index: Int32) {
        let node = nodes[index]
        if node.previousInColumn != SparseMatrix.none {
            nodes.base[Int(node.previousInColumn)].nextInColumn = node.nextInColumn
        } else {
            columnHeads[node.column] = node.nextInColumn
        }
        if node.nextInColumn != SparseMatrix.none { nodes.base[Int(node.nextInColumn)].previousInColumn = node.previousInColumn }
    }

    func copy() -> SparseMatrix {
        var result = SparseMatrix()
        result.nodes = nodes.copy()
        result.firstFree = firstFree
        result.rowHeads = rowHeads.copy()
        result.columnHeads = columnHeads.copy()
        return result
    }
}
