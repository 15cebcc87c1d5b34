/// Least squares with a penalty on large weights (Hoerl and Kennedy 1970): it has one answer, found without trying.
struct RidgeRegression {
    /// The sums of products of every two inputs, as a square matrix of which the lower half is kept.
    private var squares: [Float]
    /// The sums of products of inputs and targets, an input after the other.
    private var products: [Float]
    private let inputs: Int
    private let targets: Int
    private var samples: Float = 0

    init(inputs: Int, targets: Int) {
        self.inputs = inputs
        self.targets = targets
        self.squares = [Float](repeating: 0, count: inputs * inputs)
        self.products = [Float](repeating: 0, count: inputs * targets)
    }

    /// Takes a sample that counts as much as `weight` says.
    mutating func add(_ input: [Float], target: [Float], weight: Float = 1) {
        self.samples += weight
        for row in 0..<self.inputs where input[row] != 0 {
            let factor = weight * input[row]
            let start = row * self.inputs
            for column in 0...row { self.squares[start + column] += factor * input[column] }
            for column in 0..<self.targets { self.products[row * self.targets + column] += factor * target[column] }
        }
    }

    /// Returns the weights, those of a target after those of another; `penalty` is in shares of the mean square of an input.
    func weights(penalty: Float) -> [Float] {
        guard self.samples > 0 else { return [Float](repeating: 0, count: self.inputs * self.targets) }
        var lower = self.squares.map { Double($0) / Double(self.samples) }
        for place in 0..<self.inputs { lower[place * (self.inputs + 1)] += Double(penalty) }
        Self.factorise(&lower, self.inputs)
        var result = [Float](repeating: 0, count: self.inputs * self.targets)
        for target in 0..<self.targets {
            let right = (0..<self.inputs)
                .map { Double(self.products[$0 * self.targets + target]) / Double(self.samples) }
            let solved = Self.solve(lower, right)
            for input in 0..<self.inputs { result[target * self.inputs + input] = Float(solved[input]) }
        }
        return result
    }

    /// Replaces the lower half of a positive definite matrix by its Cholesky factor.
    private static func factorise(_ matrix: inout [Double], _ count: Int) {
        matrix.withUnsafeMutableBufferPointer { matrix in
            for row in 0..<count {
                for column in 0...row {
                    var sum = matrix[row * count + column]
                    for place in 0..<column { sum -= matrix[row * count + place] * matrix[column * count + place] }
                    matrix[row * count + column] =
                        row == column ? sum.squareRoot() : sum / matrix[column * (count + 1)]
                }
            }
        }
    }

    private static func solve(_ lower: [Double], _ right: [Double]) -> [Double] {
        let count = right.count
        var result = right
        for row in 0..<count {
            for place in 0..<row { result[row] -= lower[row * count + place] * result[place] }
            result[row] /= lower[row * (count + 1)]
        }
        for row in (0..<count).reversed() {
            for place in (row + 1)..<count { result[row] -= lower[place * count + row] * result[place] }
            result[row] /= lower[row * (count + 1)]
        }
        return result
    }
}
